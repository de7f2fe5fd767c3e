import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import type { Letter } from './mail-transport.ts';
import { mailCarrier } from './mail-transport.ts';
import { type Outbox, outbox } from './outbox.ts';

let test: TestApp;
let carried: Letter[];
const carry = async (letter: Letter) => {
  carried.push(letter);
  return 'there';
};
const hello = { to: 'ana@faculty.example', subject: 'สวัสดี', text: 'secret text' };

beforeAll(async () => {
  test = await testApp();
  // its own would take mails that the test queues for others
  await (test.app.mailer as Outbox).stop(); // what the plugin made
});
afterAll(() => test.close());
beforeEach(async () => {
  carried = [];
  await test.app.db.outgoingMail.deleteMany();
});

it('sends a mail once and then forgets its text', async () => {
  const { db, log } = test.app;
  const mailer = outbox(db, carry, log);
  await mailer.queue(db, hello);
  await Promise.all([mailer.flush(), mailer.flush()]);
  await mailer.flush();
  expect(carried).toMatchObject([{ recipient: hello.to, subject: hello.subject, text: hello.text }]);
  expect(await db.outgoingMail.findFirst()).toMatchObject({ text: '', sent_at: expect.any(Date) });
});

it('never logs what a mail says, nor to whom', async () => {
  const { db } = test.app;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  await outbox(db, carry, log as unknown as FastifyBaseLogger).queue(db, hello);
  await outbox(db, carry, log as unknown as FastifyBaseLogger).flush();
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/secret text|ana@/);
});

it('sends each mail once when two servers share the database', async () => {
  const { db, log } = test.app;
  const [one, two] = [outbox(db, carry, log), outbox(db, carry, log)];
  for (let count = 0; count < 30; count += 1) await one.queue(db, hello);
  await Promise.all([one.flush(), two.flush()]);
  expect(new Set(carried.map((letter) => letter.id)).size).toBe(30);
  expect(carried).toHaveLength(30);
});

it('sends nothing that was rolled back', async () => {
  const { db, log } = test.app;
  const mailer = outbox(db, carry, log);
  const undone = db.$transaction(async (inside) => {
    await mailer.queue(inside, hello);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await mailer.flush();
  expect(carried).toEqual([]);
});

it('tries again later, with growing pauses, and gives up at last', async () => {
  const { db, log } = test.app;
  const failing = vi.fn(async () => {
    throw new Error('421 try later');
  });
  const mailer = outbox(db, failing, log);
  await mailer.queue(db, hello);
  await mailer.flush();
  await mailer.flush();
  expect(failing).toHaveBeenCalledTimes(1);
  const waiting = await db.outgoingMail.findFirstOrThrow();
  expect(waiting).toMatchObject({ attempts: 1, last_error: '421 try later', text: hello.text, sent_at: null });
  expect(waiting.next_at.getTime()).toBeGreaterThan(Date.now() + 50_000);

  await db.outgoingMail.updateMany({ data: { attempts: 10, next_at: new Date() } });
  await mailer.flush();
  await db.outgoingMail.updateMany({ data: { next_at: new Date() } });
  await mailer.flush();
  expect(failing).toHaveBeenCalledTimes(2);
  expect(await db.outgoingMail.findFirst()).toMatchObject({ sent_at: null, text: '' });
});

it('does not let one bad mail hold up the others', async () => {
  const { db, log } = test.app;
  const mailer = outbox(
    db,
    async (letter) => {
      if (letter.subject === 'bad') throw new Error('no such mailbox');
      return carry(letter);
    },
    log,
  );
  await mailer.queue(db, { ...hello, subject: 'bad' });
  await mailer.queue(db, hello);
  await mailer.flush();
  expect(carried).toHaveLength(1);
});

it('sends a mail that is queued while a run fails, without waiting for the next', async () => {
  const { db, log } = test.app;
  let mailer: Outbox;
  const once = vi.fn(async (letter: Letter) => {
    if (letter.subject !== 'gone') return carry(letter);
    // its row cannot be written any more, and another mail is queued meanwhile
    await db.outgoingMail.deleteMany();
    await mailer.queue(db, hello);
    void mailer.flush();
    return 'there';
  });
  mailer = outbox(db, once, log);
  await mailer.queue(db, { ...hello, subject: 'gone' });
  await mailer.flush();
  expect(carried).toMatchObject([{ subject: hello.subject }]);
});

it('keeps mails as readable files, for their owner only, when there is no SMTP server', async () => {
  const place = await mailCarrier(test.app.config)({
    id: 7,
    recipient: hello.to,
    subject: hello.subject,
    text: 'ลิงก์ http://x/y?token=abc',
  });
  const files = readdirSync(path.join(test.dataDirectory, 'mail'));
  expect(place).toBe(path.join(test.dataDirectory, 'mail', files[0] ?? ''));
  expect(readFileSync(place, 'utf8')).toContain('Subject: สวัสดี\n');
  expect(readFileSync(place, 'utf8')).toContain('ลิงก์ http://x/y?token=abc');
});
