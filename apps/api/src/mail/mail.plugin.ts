import fp from 'fastify-plugin';
import { mailCarrier } from './mail-transport.ts';
import { outbox } from './outbox.ts';

const everyMilliseconds = 30_000;
/** Delay after a start, so that the first requests are served first. */
const afterStartMilliseconds = 2_000;

/** `app.mailer`: an outbox that is emptied after each commit that filled it, and by a timer for what failed. */
export const mailPlugin = fp(
  async (app) => {
    const mailer = outbox(app.db, mailCarrier(app.config), app.log, app.metrics);
    app.decorate('mailer', mailer);
    app.metrics.jobSucceeded('mails');
    const timer = setInterval(() => void mailer.flush(), everyMilliseconds).unref();
    const first = setTimeout(() => void mailer.flush(), afterStartMilliseconds).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      clearTimeout(first);
      await mailer.stop();
    });
  },
  { name: 'mail' },
);
