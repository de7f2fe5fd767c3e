import type { PrismaClient } from '@faculty/prisma/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../kit/http/fastify-types.ts';
import type { Metrics } from '../kit/metrics.ts';
import type { Letter, MailCarrier } from './mail-transport.ts';

const minute = 60_000;
const batch = 20;
/** Exponential backoff, 1, 2, 4 … minutes: the last attempt is about 17 hours after the first. */
const mostAttempts = 11;

export interface Outbox extends Mailer {
  /** Finishes the mail being sent and sends no more: the rest stays queued in the database. */
  stop(): Promise<void>;
}

/** Mail is queued in the database, so that it is sent exactly when the transaction it belongs to has committed, and survives a restart. */
export function outbox(db: PrismaClient, carry: MailCarrier, log: FastifyBaseLogger, metrics?: Metrics): Outbox {
  /** Claims a mail for one attempt; only one process gets it. The claim expires, for a process that dies. */
  async function claimed(id: number, attempts: number): Promise<boolean> {
    const next_at = new Date(Date.now() + minute * 2 ** attempts);
    const { count } = await db.outgoingMail.updateMany({
      where: { id, attempts, sent_at: null },
      data: { attempts: attempts + 1, next_at },
    });
    return count === 1;
  }

  async function send(letter: Letter, attempts: number): Promise<void> {
    try {
      const where = await carry(letter);
      // the text may contain a secret: it is deleted when it is no longer needed
      await db.outgoingMail.update({ where: { id: letter.id }, data: { sent_at: new Date(), text: '', last_error: null } });
      log.info({ mail: letter.id, where }, 'mail sent');
    } catch (error) {
      const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      const givenUp = attempts + 1 >= mostAttempts;
      await db.outgoingMail.update({ where: { id: letter.id }, data: { last_error, ...(givenUp && { text: '' }) } });
      if (givenUp) metrics?.mailsGivenUp.inc();
      log.warn({ mail: letter.id, attempt: attempts + 1, last_error }, givenUp ? 'mail given up' : 'mail not sent yet');
    }
  }

  async function sendDue(): Promise<void> {
    const waiting = { sent_at: null, next_at: { lte: new Date() }, attempts: { lt: mostAttempts } };
    const due = await db.outgoingMail.findMany({ where: waiting, orderBy: { next_at: 'asc' }, take: batch });
    for (const { attempts, ...letter } of due) {
      if (stopped) return;
      if (await claimed(letter.id, attempts)) await send(letter, attempts);
    }
    if (due.length === batch) await sendDue();
  }

  let running: Promise<void> | null = null;
  let askedAgain = false;
  let stopped = false;
  async function untilNobodyAsks(): Promise<void> {
    do {
      askedAgain = false;
      await sendDue().then(
        () => metrics?.jobSucceeded('mails'),
        (error: unknown) => log.error({ err: error }, 'the outbox could not be read'),
      );
    } while (askedAgain && !stopped);
    // at once: what is asked from here on starts a run of its own
    running = null;
  }

  return {
    async queue(transaction, { to, subject, text }) {
      await transaction.outgoingMail.create({ data: { recipient: to, subject, text } });
    },
    flush() {
      askedAgain = true;
      running ??= untilNobodyAsks();
      return running;
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}
