import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { isLocalHost } from '../config-checks.ts';

export interface Letter {
  id: number;
  recipient: string;
  subject: string;
  text: string;
}

/** Takes one mail out of the house. Throws when it could not. Answers where it went, in words for the log. */
export type MailCarrier = (letter: Letter) => Promise<string>;

/** Where mails go without a mail server. */
export const mailFolder = ({ dataDirectory }: Pick<Config, 'dataDirectory'>): string => path.join(dataDirectory, 'mail');

/** SMTP where it is configured, else a folder. */
export function mailCarrier(config: Config): MailCarrier {
  return config.smtpUrl === null ? intoFolder(config, mailFolder(config)) : bySmtp(config, config.smtpUrl);
}

function bySmtp(config: Config, url: string): MailCarrier {
  const transport = createTransport({
    url: config.mailNeedsTls ? withTls(url) : url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // a mail is text of ours: it never names a file or an address to load
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ recipient, subject, text }) => {
    // an address object is taken as one address; a text would be parsed, and could name several
    await transport.sendMail({ from: config.mailFrom, to: { name: '', address: recipient }, subject, text });
    return 'the SMTP server';
  };
}

/** Without a mail server each mail becomes a text file, readable as it is: a newcomer finds the link in it. */
function intoFolder(config: Config, folder: string): MailCarrier {
  return async ({ id, recipient, subject, text }) => {
    await mkdir(folder, { recursive: true });
    const sent = new Date();
    const file = path.join(folder, `${sent.toISOString().replaceAll(':', '-')}-${id}.eml`);
    const head = [`From: ${config.mailFrom}`, `To: ${recipient}`, `Subject: ${subject}`, `Date: ${sent.toUTCString()}`];
    const form = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'];
    await writeFile(file, `${[...head, ...form].join('\n')}\n\n${text}\n`, { mode: 0o600 });
    return file;
  };
}

/** The same address with TLS required: without it a man in the middle could read the links of password resets. */
export function withTls(address: string): string {
  const url = new URL(address);
  if (url.protocol !== 'smtp:' || isLocalHost(url.hostname)) return address;
  // parameters of the address override the options of the transport
  url.searchParams.delete('ignoreTLS');
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}
