import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Every name begins with it: on a Prometheus server of many products `sessions` could be anybody's. */
export const metricPrefix = 'faculty_';

type SignInWay = 'microsoft' | 'password';
/** `failed`: not because of the person, such as a provider that does not answer or an expired client secret. */
type SignInResult = 'accepted' | 'refused' | 'failed';
const jobNames = [
  'sweep',
  'mails',
  'mou_reminders',
  'closing',
  'system_status',
  'search_texts',
  'work_arrivals',
  'dead_links',
  'daily_mail',
] as const;
export type Job = (typeof jobNames)[number];
const minute = 60_000;

/** The figures that product code counts itself; `plugins/monitoring/metrics.ts` adds those that are read at a scrape, and serves them. */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly calls = new Histogram({
    name: `${metricPrefix}http_request_duration_seconds`,
    help: 'Calls by method, route and status; routes of the website begin with "site "',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: this.#registers,
  });

  readonly databaseUnavailable = new Counter({
    name: `${metricPrefix}database_unavailable_total`,
    help: 'Calls answered 503 because the database could not be reached or asked in time',
    registers: this.#registers,
  });

  readonly sweptFiles = new Counter({
    name: `${metricPrefix}swept_files_total`,
    help: 'Files without a record that this process moved to the trash',
    registers: this.#registers,
  });

  readonly orphanFilesWaiting = new Gauge({
    name: `${metricPrefix}orphan_files_waiting`,
    help: 'Files without a record that the last sweep of this process left for the next one',
    registers: this.#registers,
  });

  readonly mailsGivenUp = new Counter({
    name: `${metricPrefix}mails_given_up_total`,
    help: 'Mails that this process could not send at the last of their attempts; nobody got them',
    registers: this.#registers,
  });

  readonly #signIns = new Counter({
    name: `${metricPrefix}sign_ins_total`,
    help: 'Sign-ins by way and result; failed: the provider or its settings, not the person',
    labelNames: ['way', 'result'],
    registers: this.#registers,
  });

  readonly #jobSuccess = new Gauge({
    name: `${metricPrefix}job_last_success_timestamp_seconds`,
    help: 'When a job last succeeded, as this process knows; until then when the process started. backup: in any process, 0 = never',
    // `job` is a label of Prometheus itself
    labelNames: ['task'],
    registers: this.#registers,
  });

  constructor() {
    // present from the start: Prometheus sees no increase in a series that begins with 1
    for (const way of ['microsoft', 'password'] as const)
      for (const result of ['accepted', 'refused', 'failed'] as const) this.#signIns.inc({ way, result }, 0);
  }

  signIn(way: SignInWay, result: SignInResult): void {
    this.#signIns.inc({ way, result });
  }

  /** Call it once when the job is set up too, so that one that never succeeds is noticed. */
  jobSucceeded(job: Job): void {
    this.#jobSuccess.set({ task: job }, Date.now() / 1000);
  }

  /** Jobs of this process that have not succeeded for long: after the times of the alarm FacultyJobOverdue. */
  async overdueJobs(now = Date.now()): Promise<Job[]> {
    const { values } = await this.#jobSuccess.get();
    const succeeded = new Map(values.map(({ labels, value }) => [labels.task, value * 1000]));
    const patience = (job: Job) => (job === 'mails' || job === 'closing' ? 15 * minute : 180 * minute);
    return jobNames.filter((job) => now - (succeeded.get(job) ?? now) > patience(job));
  }

  backupSucceeded(at: Date | null): void {
    this.#jobSuccess.set({ task: 'backup' }, at === null ? 0 : at.getTime() / 1000);
  }
}
