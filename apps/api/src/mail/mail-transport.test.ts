import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { withTls } from './mail-transport.ts';

test.each(['smtp://mail.faculty.example:587', 'smtp://mail.faculty.example?requireTLS=false&ignoreTLS=true'])(
  '%s is used over TLS or not at all',
  (address) => {
    const { options } = createTransport({ url: withTls(address) }) as unknown as { options: Record<string, unknown> };
    expect(options).toMatchObject({ requireTLS: true });
    expect(options.ignoreTLS).toBeFalsy();
  },
);

test.each(['smtps://mail.faculty.example', 'smtp://localhost:1025'])('%s stays as it is', (address) => {
  expect(withTls(address)).toBe(address);
});
