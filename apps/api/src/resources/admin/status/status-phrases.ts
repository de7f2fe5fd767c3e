import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { inBangkok } from '@faculty/contracts/kit/dates/today';
import type { Job } from '../../../kit/metrics.ts';
import { longDay } from '../../../mail/long-day.ts';

/** The same in both languages. */
export const plain = (text: string): Bilingual => ({ th: text, en: text });

/** No line begins with what follows it, such as a unit. */
const space = '\u00a0';

/** Parts after each other, without those that are null. */
export function joined(...parts: (Bilingual | null)[]): Bilingual {
  const there = parts.filter((part) => part !== null);
  return { th: there.map(({ th }) => th).join(`${space}· `), en: there.map(({ en }) => en).join(`${space}· `) };
}

const plural = (count: number, word: string) => `${count.toLocaleString('en')}${space}${word}${count === 1 ? '' : 's'}`;

const onDay = (day: string): Bilingual => ({ th: longDay.th.format(new Date(day)), en: longDay.en.format(new Date(day)) });

/** A moment in Bangkok. */
function atTime(at: Date): Bilingual {
  const [day = '', time = ''] = inBangkok(at).split('T');
  const { th, en } = onDay(day);
  return { th: `${th} ${time.replace(':', '.')}${space}น.`, en: `${en} ${time}` };
}

/** `85 MB`, `1.2 GB`. */
function sizeText(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? ['GB', bytes / 1e9] : ['MB', bytes / 1e6];
  return `${size >= 10 ? Math.round(size) : Math.ceil(size * 10) / 10}${space}${unit}`;
}

export const names = {
  backup: { th: 'การสำรองข้อมูล', en: 'Backup' },
  files: { th: 'ไฟล์ที่จัดเก็บ', en: 'Stored files' },
  disk: { th: 'พื้นที่ดิสก์', en: 'Disk' },
  mail: { th: 'อีเมลของระบบ', en: 'Mail' },
  clock: { th: 'นาฬิกาและเขตเวลา', en: 'Clock and time zone' },
  certificate: { th: 'ใบรับรอง HTTPS', en: 'HTTPS certificate' },
  secret: { th: 'รหัสลับของ Microsoft', en: 'Client secret at Microsoft' },
  trial_restore: { th: 'ทดลองกู้คืนข้อมูล', en: 'Trial restore' },
  jobs: { th: 'งานเบื้องหลัง', en: 'Background jobs' },
  sign_in: { th: 'การเข้าสู่ระบบ', en: 'Sign-in' },
  thai: { th: 'ภาษาไทยในฐานข้อมูล', en: 'Thai in the database' },
  version: { th: 'เวอร์ชัน', en: 'Version' },
} as const satisfies Record<string, Bilingual>;

const jobNames: Readonly<Record<Job, Bilingual>> = {
  sweep: { th: 'ลบไฟล์และข้อมูลที่ครบกำหนด', en: 'deleting what is due' },
  mails: { th: 'ส่งอีเมล', en: 'sending mail' },
  mou_reminders: { th: 'เตือน MOU ใกล้สิ้นสุด', en: 'reminders of MOUs' },
  closing: { th: 'ปิดการเข้าใช้ศูนย์ภาษา', en: 'ending visits' },
  system_status: { th: 'ตรวจสถานะระบบ', en: 'looking at the system' },
  search_texts: { th: 'รวบรวมเนื้อหาสำหรับค้นหา', en: 'collecting texts for the search' },
  work_arrivals: { th: 'ค้นหาผลงานใหม่จากภายนอก', en: 'asking for works outside' },
  dead_links: { th: 'ตรวจลิงก์ในเนื้อหา', en: 'checking links in content' },
  daily_mail: { th: 'ส่งอีเมลสรุปประจำวัน', en: 'sending the daily mails' },
};

export const values = {
  notUsed: { th: 'ไม่ได้ใช้', en: 'Not used' },
  notChecked: { th: 'ยังไม่ได้ตรวจ', en: 'Not checked yet' },
  noBackup: { th: 'ยังไม่เคยมีชุดที่ครบถ้วน', en: 'No whole backup yet' },
  at: atTime,
  content: (files: number, bytes: number): Bilingual => ({
    th: `${files.toLocaleString('en')}${space}ไฟล์ ${sizeText(bytes)}`,
    en: `${plural(files, 'file')}, ${sizeText(bytes)}`,
  }),
  failed: (at: Date): Bilingual => ({ th: `ครั้งล่าสุด ${atTime(at).th} ไม่สำเร็จ`, en: `The last one failed, ${atTime(at).en}` }),
  incomplete: (at: Date): Bilingual => ({ th: `ครั้งล่าสุด ${atTime(at).th} ไม่ครบถ้วน`, en: `The last one is incomplete, ${atTime(at).en}` }),
  faults: (missing: number, changed: number): Bilingual => ({
    th: `ไฟล์ขาด ${missing} เปลี่ยนไป ${changed}`,
    en: `${plural(missing, 'file')} missing, ${changed} changed`,
  }),
  allChecked: (at: Date): Bilingual => ({ th: `ตรวจทั้งหมดเมื่อ ${atTime(at).th}`, en: `All checked ${atTime(at).en}` }),
  sampled: (count: number): Bilingual => ({
    th: `สุ่มตรวจ ${count}${space}ไฟล์ในชั่วโมงที่ผ่านมา`,
    en: `${plural(count, 'file')} checked within the hour`,
  }),
  unreadable: { th: 'อ่านไม่ได้', en: 'Cannot be read' },
  free: (free: number, size: number): Bilingual => ({
    th: `ว่าง ${sizeText(free)} จาก ${sizeText(size)} (${Math.floor((free / size) * 100)}${space}%)`,
    en: `${sizeText(free)} of ${sizeText(size)} free (${Math.floor((free / size) * 100)}${space}%)`,
  }),
  sizes: (database: number, files: number): Bilingual => ({
    th: `ฐานข้อมูล ${sizeText(database)}${space}· ไฟล์ ${sizeText(files)}`,
    en: `Database ${sizeText(database)}${space}· files ${sizeText(files)}`,
  }),
  noMailServer: { th: 'ไม่มีเซิร์ฟเวอร์อีเมล: อีเมลถูกเก็บไว้ในโฟลเดอร์ DATA_DIR/mail', en: 'No mail server: mails stay in the folder DATA_DIR/mail' },
  noMailWaits: { th: 'ไม่มีอีเมลค้างนาน', en: 'None waits for long' },
  mails: (givenUp: number, waiting: number, days: number): Bilingual => ({
    th: `เลิกส่ง ${givenUp}${space}ฉบับใน ${days}${space}วัน · ค้างเกินหนึ่งชั่วโมง ${waiting}${space}ฉบับ`,
    en: `${givenUp} given up within ${days} days · ${waiting} waiting for over an hour`,
  }),
  clocks: (seconds: number): Bilingual => ({
    th: `ระบบกับฐานข้อมูลต่างกัน ${seconds}${space}วินาที`,
    en: `System and database differ by ${plural(seconds, 'second')}`,
  }),
  jumped: (days: number): Bilingual => ({
    th: `นาฬิกาต่างจากครั้งก่อน ${days}${space}วัน การลบข้อมูลที่ครบกำหนดจึงหยุดรอ`,
    en: `The clock jumped by ${plural(days, 'day')}: nothing that is due is deleted`,
  }),
  zones: (database: string, server: string, process: string): Bilingual => ({
    th: `เขตเวลา: ฐานข้อมูล ${database} (ค่าของเซิร์ฟเวอร์ ${server}), โปรแกรม ${process}`,
    en: `Time zones: database ${database} (its server ${server}), process ${process}`,
  }),
  unreached: (problem: string): Bilingual => ({
    th: `เครื่องแม่ข่ายเชื่อมต่อที่อยู่นี้ไม่ได้ (${problem})`,
    en: `The server cannot reach this address (${problem})`,
  }),
  daysLeft: (days: number, day: string): Bilingual => ({
    th: days < 0 ? `หมดอายุแล้วเมื่อ ${onDay(day).th}` : `เหลือ ${days}${space}วัน (ถึง ${onDay(day).th})`,
    en: days < 0 ? `Ended on ${onDay(day).en}` : `${plural(days, 'day')} left (until ${onDay(day).en})`,
  }),
  noLastDay: { th: 'ไม่ทราบวันหมดอายุ', en: 'Its last day is not known' },
  on: onDay,
  noneNoted: { th: 'ยังไม่เคยบันทึก', en: 'None is noted' },
  allInTime: { th: 'ทำงานตามเวลา', en: 'All in time' },
  overdue: (jobs: readonly Job[]): Bilingual => ({
    th: `ไม่สำเร็จมานาน: ${jobs.map((job) => jobNames[job].th).join(', ')}`,
    en: `Not done for long: ${jobs.map((job) => jobNames[job].en).join(', ')}`,
  }),
  password: { th: 'รหัสผ่าน', en: 'Password' },
  thaiWorks: { th: 'เรียงลำดับและค้นหาได้ถูกต้อง', en: 'Sorted and found correctly' },
  thaiFails: (problems: string): Bilingual => ({ th: `เรียงลำดับหรือค้นหาได้ไม่ถูกต้อง (${problems})`, en: problems }),
} as const;

export const advice = {
  backup: {
    th: 'ตรวจบนเครื่องแม่ข่ายว่าเปิดการสำรองข้อมูลทุกคืนไว้ (systemctl status faculty-backup.timer) แล้วสั่งสำรองหนึ่งครั้ง',
    en: 'See on the server that the nightly backup is on (systemctl status faculty-backup.timer), and make one now.',
  },
  failedBackup: {
    th: 'ดูสาเหตุบนเครื่องแม่ข่าย (journalctl -u faculty-backup -n 20) แก้ไข แล้วสั่งสำรองอีกครั้ง',
    en: 'See on the server why (journalctl -u faculty-backup -n 20), mend it, and make a backup again.',
  },
  files: {
    th: 'สั่ง npm run files บนเครื่องแม่ข่ายเพื่อดูว่าไฟล์ใด แล้วนำกลับมาจากชุดสำรอง หรือแนบใหม่ในรายการนั้น',
    en: 'npm run files on the server says which; bring them back from a backup, or add them to their record again.',
  },
  nextHour: { th: 'รอการตรวจในชั่วโมงถัดไป', en: 'Wait for the check of the next hour.' },
  disk: {
    th: 'ลบชุดสำรองและ log เก่าก่อน หรือเพิ่มพื้นที่ ห้ามลบใน DATA_DIR และโฟลเดอร์ของ PostgreSQL',
    en: 'Delete old backups and logs first, or add room; never delete in DATA_DIR or the folder of PostgreSQL.',
  },
  unreadableDisk: { th: 'ดูด้วยคำสั่ง df -h บนเครื่องแม่ข่าย', en: 'See df -h on the server.' },
  mailServer: {
    th: 'ตั้งค่า SMTP_URL แล้วเริ่มระบบใหม่ ก่อนหน้านั้นไม่มีใครได้รับลิงก์ตั้งรหัสผ่าน',
    en: 'Set SMTP_URL and restart; until then nobody gets a link to reset a password.',
  },
  mails: {
    th: 'ดูคำตอบของเซิร์ฟเวอร์อีเมลใน log ของระบบ (mail not sent yet) แล้วแก้ที่เซิร์ฟเวอร์นั้นหรือ SMTP_URL',
    en: 'The log (mail not sent yet) has the mail server’s answer: mend that server or SMTP_URL.',
  },
  clock: {
    th: 'ตรวจการตั้งเวลาอัตโนมัติ (NTP) ของเครื่องแม่ข่ายและเครื่องฐานข้อมูลด้วย timedatectl',
    en: 'Check that both machines set their time by NTP: timedatectl.',
  },
  jumped: {
    th: 'ตรวจวันและเวลาของเครื่องแม่ข่ายและเครื่องฐานข้อมูล (timedatectl) ถ้าเครื่องเพียงถูกปิดไว้นาน ไม่ต้องทำอะไร ระบบจะทำต่อเองใน 14 วัน',
    en: 'Check day and time of both machines (timedatectl). If the server was only off for long, do nothing: it goes on after 14 days.',
  },
  zone: {
    th: "เวลาที่บันทึกจะคลาดเคลื่อน สั่ง ALTER ROLE … SET timezone = 'UTC' ในฐานข้อมูล แล้วเริ่มระบบใหม่",
    en: "Times are saved wrongly: ALTER ROLE … SET timezone = 'UTC' in the database, then restart.",
  },
  certificate: {
    th: 'ต่ออายุใบรับรองบนเครื่องที่มี nginx แล้วสั่ง systemctl reload nginx',
    en: 'Renew it on the machine of nginx, then systemctl reload nginx.',
  },
  unreached: { th: 'ดูวันหมดอายุของใบรับรองในเบราว์เซอร์', en: 'See its last day in a browser.' },
  secret: {
    th: 'หลังวันนั้นจะไม่มีใครเข้าสู่ระบบด้วยบัญชี Microsoft ได้ ขอรหัสลับ (client secret) ใหม่จากผู้ดูแล Microsoft Entra ของมหาวิทยาลัย ตั้งค่า AZURE_CLIENT_SECRET และ AZURE_CLIENT_SECRET_EXPIRES แล้วเริ่มระบบใหม่',
    en: 'Afterwards nobody signs in with a Microsoft account: ask the university’s administrators of Microsoft Entra for a new one, set AZURE_CLIENT_SECRET and AZURE_CLIENT_SECRET_EXPIRES, and restart.',
  },
  noLastDay: { th: 'ตั้งค่า AZURE_CLIENT_SECRET_EXPIRES เป็นวันหมดอายุ', en: 'Set AZURE_CLIENT_SECRET_EXPIRES to its last day.' },
  trialRestore: {
    th: 'ทุกครึ่งปี กู้คืนชุดสำรองบนเครื่องอื่นตาม docs/operations.md แล้วบันทึกวันที่ไว้ที่นี่',
    en: 'Every half year, restore a backup on another machine (docs/operations.md), and note the day here.',
  },
  jobs: { th: 'ดูข้อผิดพลาดใน log ของระบบ (journalctl -u faculty)', en: 'The log has the error (journalctl -u faculty).' },
  signIn: {
    th: 'passport-azure-ad ไม่มีผู้พัฒนาดูแลแล้ว ตั้งค่า SSO_PROVIDER=openid-client แล้วเริ่มระบบใหม่',
    en: 'passport-azure-ad gets no fixes any more: set SSO_PROVIDER=openid-client and restart.',
  },
  thai: { th: 'ย้ายไปฐานข้อมูลที่สร้างตาม docs/install.md', en: 'Move to a database that is made as docs/install.md says.' },
} as const satisfies Record<string, Bilingual>;
