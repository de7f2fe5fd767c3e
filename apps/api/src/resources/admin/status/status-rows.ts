import { type StatusRow, type StatusState, statusStates } from '@faculty/contracts/admin/system-status';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { secretExpiry } from '../../../auth/sso/secret-expiry.ts';
import { commit, version } from '../../../version.ts';
import { watchedHosts } from './certificates.ts';
import { type Facts, givenUpDays } from './facts.ts';
import { advice, joined, names, plain, values } from './status-phrases.ts';

const dayMilliseconds = 86_400_000;
const utc = /^(Etc\/)?(UTC|UCT|GMT|Zulu)$/i;

/** What was found, and what to do where that is not `fine`. */
type Found = [state: StatusState, value: Bilingual, todo?: Bilingual | null];

const row = (key: string, name: Bilingual, [state, value, todo = null]: Found): StatusRow => ({
  key,
  name,
  state,
  value,
  advice: state === 'fine' ? null : todo,
});

/** How the system is, what needs attention first. */
export function statusRows(facts: Facts): StatusRow[] {
  const hosts = watchedHosts(facts.config);
  const { th, en } = names.certificate;
  const rows = [
    row('backup', names.backup, backup(facts)),
    row('files', names.files, files(facts)),
    row('disk', names.disk, disk(facts)),
    row('mail', names.mail, mail(facts)),
    row('clock', names.clock, clock(facts)),
    ...hosts.map((host) => row(`certificate ${host}`, { th: `${th} ${host}`, en: `${en} ${host}` }, certificate(facts, host))),
    ...(hosts.length === 0 ? [row('certificate', names.certificate, ['fine', values.notUsed])] : []),
    row('secret', names.secret, secret(facts)),
    row('trial_restore', names.trial_restore, trialRestore(facts)),
    row('jobs', names.jobs, jobs(facts)),
    row('sign_in', names.sign_in, signIn(facts)),
    row('thai', names.thai, thai(facts)),
    row('version', names.version, versions(facts)),
  ];
  return rows.sort((a, b) => statusStates.indexOf(a.state) - statusStates.indexOf(b.state));
}

/** The last backup, when there is a newer one that failed or is not whole too. */
function backup({ now, jobs }: Facts): Found {
  const whole = jobs.backup?.ended ? jobs.backup.began : null;
  const tried = jobs['backup tried']?.began ?? null;
  const last = jobs.backup?.outcome;
  const first = whole === null ? values.noBackup : values.at(whole);
  if (tried !== null && (whole === null || tried > whole)) {
    const why = last?.archive ? joined(values.incomplete(tried), values.faults(last.missing, last.changed)) : values.failed(tried);
    return ['act', joined(first, why), advice.failedBackup];
  }
  // both ways: one of a day to come was made while the clock was wrong, and says nothing
  const days = whole === null ? Number.POSITIVE_INFINITY : Math.abs(now.getTime() - whole.getTime()) / dayMilliseconds;
  const content = whole !== null && last ? values.content(last.files, last.bytes) : null;
  return [days > 7 ? 'act' : days > 2 ? 'look' : 'fine', joined(first, content), advice.backup];
}

/** By the newer of the checks that read every file, and by the hourly sample. */
function files({ jobs }: Facts): Found {
  const sample = jobs['system status']?.outcome?.sample ?? null;
  const tried = jobs['backup tried'];
  const checks = [
    tried && jobs.backup?.outcome?.archive ? { at: tried.began, ...jobs.backup.outcome } : null,
    jobs.files?.outcome ? { at: jobs.files.began, ...jobs.files.outcome } : null,
  ].filter((check) => check !== null);
  const check = checks.sort((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
  if (check === null && sample === null) return ['unknown', values.notChecked, advice.nextHour];
  const [missing, changed] = [Math.max(check?.missing ?? 0, sample?.missing.length ?? 0), check?.changed ?? 0];
  const isFine = missing + changed === 0;
  const value = joined(
    isFine ? null : values.faults(missing, changed),
    check && values.allChecked(check.at),
    sample && values.sampled(sample.looked),
  );
  return [isFine ? 'fine' : 'act', value, advice.files];
}

function disk({ disk, database }: Facts): Found {
  const sizes = values.sizes(database.bytes, database.file_bytes);
  if (disk === null) return ['unknown', joined(values.unreadable, sizes), advice.unreadableDisk];
  const part = disk.free / disk.size;
  const state = part < 0.05 ? 'act' : part < 0.15 || disk.free < 2e9 ? 'look' : 'fine';
  return [state, joined(values.free(disk.free, disk.size), sizes), advice.disk];
}

function mail({ config, mails: { given_up, waiting } }: Facts): Found {
  if (config.smtpUrl === null) return [config.production ? 'act' : 'fine', values.noMailServer, advice.mailServer];
  if (given_up + waiting === 0) return ['fine', values.noMailWaits];
  return ['look', values.mails(given_up, waiting, givenUpDays), advice.mails];
}

function clock({ aheadMilliseconds, database: { zone, server_zone }, processZone, jobs }: Facts): Found {
  const seconds = Math.round(Math.abs(aheadMilliseconds) / 1000);
  const jumped = Math.abs(jobs.clock?.outcome?.ahead_seconds ?? 0);
  const isUtc = utc.test(zone);
  return [
    seconds > 60 || !isUtc ? 'act' : seconds > 5 || jumped > 0 ? 'look' : 'fine',
    joined(
      values.clocks(seconds),
      jumped === 0 ? null : values.jumped(Math.round(jumped / 86_400)),
      values.zones(zone, server_zone, processZone),
    ),
    isUtc ? (jumped > 0 ? advice.jumped : advice.clock) : advice.zone,
  ];
}

function certificate({ now, jobs }: Facts, host: string): Found {
  const found = jobs['system status']?.outcome?.certificates[host];
  if (!found) return ['unknown', values.notChecked, advice.nextHour];
  if (found.until === null) return ['unknown', values.unreached(found.problem), advice.unreached];
  const days = Math.floor((Date.parse(found.until) - now.getTime()) / dayMilliseconds);
  const left = values.daysLeft(days, todayInBangkok(new Date(found.until)));
  return [days < 14 ? 'act' : days < 20 ? 'look' : 'fine', left, advice.certificate];
}

function secret({ config, now }: Facts): Found {
  const day = config.azureSecretExpires;
  if (config.sso === null) return ['fine', values.notUsed];
  if (day === null) return ['unknown', values.noLastDay, advice.noLastDay];
  const today = todayInBangkok(now);
  const days = (Date.parse(day) - Date.parse(today)) / dayMilliseconds;
  return [secretExpiry(config, today) === null ? 'fine' : days <= 7 ? 'act' : 'look', values.daysLeft(days, day), advice.secret];
}

function trialRestore({ jobs, now }: Facts): Found {
  const last = jobs['trial restore']?.outcome;
  if (!last) return ['look', values.noneNoted, advice.trialRestore];
  const days = (Date.parse(todayInBangkok(now)) - Date.parse(last.day)) / dayMilliseconds;
  const value = joined(values.on(last.day), last.done_by === '' ? null : plain(last.done_by));
  return [days > 190 ? 'look' : 'fine', value, advice.trialRestore];
}

const jobs = ({ overdue }: Facts): Found =>
  overdue.length === 0 ? ['fine', values.allInTime] : ['look', values.overdue(overdue), advice.jobs];

function signIn({ config: { sso, localSignIn } }: Facts): Found {
  const ways = joined(sso && plain(`Microsoft (${sso.provider})`), localSignIn ? values.password : null);
  return [sso?.provider === 'passport-azure-ad' ? 'look' : 'fine', ways, advice.signIn];
}

const thai = ({ database: { problems } }: Facts): Found =>
  problems.length === 0 ? ['fine', values.thaiWorks] : ['look', values.thaiFails(problems.join('; ')), advice.thai];

function versions({ database }: Facts): Found {
  const own = commit === '' ? version : `${version} (${commit})`;
  return ['fine', plain(`${own} · Node.js ${process.versions.node} · PostgreSQL ${database.version}`)];
}
