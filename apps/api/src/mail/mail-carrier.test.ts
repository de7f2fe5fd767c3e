import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { mailCarrier } from './mail-carrier.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** As much of an SMTP server as it takes to be sent a mail. */
async function smtpSink(port: number): Promise<{ commands: string[]; messages: string[] }> {
  const heard = { commands: [] as string[], messages: [] as string[] };
  server = createServer((socket) => {
    let message: string[] | null = null;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (message && line === '.') {
          heard.messages.push(message.join('\n'));
          message = null;
          socket.write('250 kept\r\n');
        } else if (message) message.push(line);
        else {
          heard.commands.push(line);
          if (line === 'DATA') message = [];
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  return heard;
}

const config = (port: number): Config => ({ ...readConfig({ NODE_ENV: 'test', JWT_SECRET: 'x' }), smtpUrl: `smtp://127.0.0.1:${port}` });

it('sends Thai text through SMTP', async () => {
  const heard = await smtpSink(3740);
  await mailCarrier(config(3740))({ id: 1, recipient: 'ana@faculty.example', subject: 'ยืนยันอีเมล', text: 'สวัสดี' });
  expect(heard.commands).toContain('RCPT TO:<ana@faculty.example>');
  const [message = ''] = heard.messages;
  expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(Buffer.from(message.split('\n\n')[1] ?? '', 'base64').toString()).toContain('สวัสดี');
});

it('lets no recipient add headers or further recipients', async () => {
  const heard = await smtpSink(3741);
  const recipient = 'ana@faculty.example\r\nBcc: all@faculty.example, eve@evil.example';
  await mailCarrier(config(3741))({ id: 1, recipient, subject: 'a\r\nBcc: eve@evil.example', text: 'x' }).catch(() => {});
  expect(heard.commands.filter((line) => line.startsWith('RCPT')).length).toBeLessThanOrEqual(1);
  expect(heard.messages.join('\n')).not.toMatch(/^Bcc:/im);
});

it('reports a server that does not answer', async () => {
  await expect(mailCarrier(config(3742))({ id: 1, recipient: 'a@faculty.example', subject: 's', text: 't' })).rejects.toThrow();
});
