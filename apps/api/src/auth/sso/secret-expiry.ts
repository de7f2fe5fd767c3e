import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { runHourly } from '../../kit/jobs/hourly.ts';
import { trustedNow } from '../../kit/jobs/trusted-clock.ts';
import { longDay } from '../../mail/long-day.ts';

/** How many days before the end of the client secret administrators are told: a new one has to be asked for. */
const noticeDays = 60;
/** Administrators who get a mail: a faculty has fewer. */
const mostMails = 50;

export interface SecretExpiry {
  day: string;
  /** Days from today to it; negative afterwards. */
  days: number;
}

/** The end of the client secret with which Microsoft accepts this installation, when it is near or over; else null. */
export function secretExpiry(
  { azureSecretExpires: day }: Pick<Config, 'azureSecretExpires'>,
  today = todayInBangkok(),
): SecretExpiry | null {
  if (day === null) return null;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return days > noticeDays ? null : { day, days };
}

/** Checks every hour whether administrators have to be told of the end. */
export function secretExpiryNotice(app: FastifyInstance): void {
  if (app.config.azureSecretExpires !== null)
    runHourly(app, 'secret_expiry', async () => mailSecretExpiry(app, todayInBangkok(await trustedNow(app))));
}

/** Mails every administrator once for each end, whichever instance looks. Answers how many. */
export async function mailSecretExpiry(app: FastifyInstance, today: string): Promise<number> {
  const expiry = secretExpiry(app.config, today);
  if (expiry === null) return 0;
  const sent = await app.reserve.$transaction(async (db) => {
    const claimed = await db.$executeRaw`
      INSERT INTO chores (name, began_at, ended_at) VALUES (${`secret expires ${expiry.day}`}, now(), now()) ON CONFLICT DO NOTHING`;
    if (claimed === 0) return 0;
    const admins = await db.user.findMany({ where: { role: 'admin', disabled: false }, select: { email: true }, take: mostMails });
    for (const { email } of admins) await app.mailer.queue(db, expiryMail(email, expiry));
    return admins.length;
  });
  if (sent > 0) void app.mailer.flush();
  return sent;
}

function expiryMail(to: string, { day, days }: SecretExpiry) {
  const end = new Date(day);
  const [th, en] = [longDay.th.format(end), longDay.en.format(end)];
  const left = Math.max(days, 0);
  return {
    to,
    subject: 'การเข้าสู่ระบบด้วย Microsoft จะหมดอายุ / Sign-in with Microsoft ends soon',
    text: `เรียน ผู้ดูแลระบบ\n\nรหัสลับ (client secret) ที่ระบบใช้กับ Microsoft จะหมดอายุวันที่ ${th} (อีก ${left} วัน)\nหลังจากนั้นจะไม่มีใครเข้าสู่ระบบด้วยบัญชี Microsoft ได้\n\nโปรดขอรหัสลับใหม่จากผู้ดูแล Microsoft Entra ของมหาวิทยาลัย แล้วให้ผู้ดูแลเครื่องแม่ข่ายตั้งค่า AZURE_CLIENT_SECRET และ AZURE_CLIENT_SECRET_EXPIRES จากนั้นเริ่มระบบใหม่\n\n${'-'.repeat(40)}\n\nThe client secret that this system uses at Microsoft ends on ${en} (in ${left} days).\nAfterwards nobody can sign in with a Microsoft account.\n\nAsk the university’s administrators of Microsoft Entra for a new one; then the server’s administrator sets AZURE_CLIENT_SECRET and AZURE_CLIENT_SECRET_EXPIRES and restarts the system.\n`,
  };
}
