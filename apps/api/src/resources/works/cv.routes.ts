import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { isBuddhistYear, toCommonEra } from '@faculty/contracts/kit/dates/era';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { type Cv, type CvChoice, type CvSection, cv, cvChoice, cvQuery, cvRoutes, cvSection } from '@faculty/contracts/profile/cv';
import { ownProfileEntity } from '@faculty/contracts/profile/profile';
import { apa } from '@faculty/contracts/works/references/apa';
import { type BilingualWork, byYear, inOneLanguage, type Reference, referenceOf } from '@faculty/contracts/works/references/reference';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { changesBetween, writeAudit } from '../../kit/crud/audit.ts';
import type { Context } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { activityParts, isOf, workParts } from '../../kit/crud/taking-part.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { titledName } from '../../kit/people/person-name.ts';
import type { TextRow } from '../../kit/reports/messages.ts';
import { registerTextDocument } from '../../kit/reports/text/register-text-document.ts';
import { citedWorks } from './publications.routes.ts';
import { reportedActivities, reportedWorks } from './reports/year-records.ts';

/** Works, and activities, of a CV. */
const most = 1_000;

const undecided: CvChoice = { sections: cvSection.options, highlights: [] };

/** The signed-in person's CV: what they chose for it, and the document. */
export function cvCalls(app: FastifyInstance): void {
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: { signedIn: true } }) as const;
  const tags = ['Profile'];
  /** A CV is of the person who asks, also for who sees all works. */
  const ctxOf = (request: FastifyRequest): Context => contextOf(app, request, ownProfileEntity.page);

  app.route({
    ...at(cvRoutes.read),
    schema: { tags, response: { 200: cv } },
    handler: async (request) => {
      const ctx = ctxOf(request);
      const works = await ownWorks(ctx);
      return { ...(await choiceOf(ctx, works)), works: pickable(works) };
    },
  });

  app.route({
    ...at(cvRoutes.save),
    schema: { tags, body: cvChoice, response: { 200: cvChoice } },
    handler: async (request) => {
      const ctx = ctxOf(request);
      const choice = request.body as CvChoice;
      const works = await ownWorks(ctx);
      const own = new Set(works.map(({ work_id }) => work_id));
      const stranger = choice.highlights.findIndex((work_id) => !own.has(work_id));
      if (stranger >= 0) throw wrongField(`highlights.${stranger}`, 'unknown_reference');
      const { user_name } = ctx.person;
      const stored = choice as unknown as Prisma.InputJsonObject; // of texts and numbers
      const changes = changesBetween(await choiceOf(ctx, works), choice);
      await app.db.$transaction(async (db) => {
        await db.cv.upsert({ where: { user_name }, create: { user_name, choice: stored }, update: { choice: stored } });
        await writeAudit({ ...ctx, db }, request.id, 'edit', { entity: 'cv', id: user_name, title: 'CV' }, changes);
      });
      return choice;
    },
  });

  const document = {
    route: cvRoutes.file,
    config: { signedIn: true },
    page: ownProfileEntity.page,
    tag: 'Profile',
    query: cvQuery,
  } as const;
  registerTextDocument(app, { ...document, summary: 'One’s own CV' }, async ({ language }: z.infer<typeof cvQuery>, ctx) => {
    const works = await ownWorks(ctx);
    const { title, lines, rows } = await contentOf(ctx, works, await choiceOf(ctx, works), language);
    return { title, lines, name: `CV ${ctx.person.user_name} ${language}`, rows };
  });
}

/** @throws ApiError naming the works when there are more than a CV holds */
async function ownWorks(ctx: Context): Promise<BilingualWork[]> {
  const works = await citedWorks(ctx, Prisma.sql`${reportedWorks({})} AND ${isOf(workParts, ctx.person.user_name, 'w')}`, most);
  if (works.length > most) throw wrongField('works', 'list_rows', { max: most });
  return works;
}

const newest = <Work extends BilingualWork>(works: readonly Work[]) =>
  works.toSorted((one, other) => other.NumYear - one.NumYear || other.work_id - one.work_id);

const pickable = (works: readonly BilingualWork[]): Cv['works'] =>
  newest(works).map(({ work_id, work_title_th, work_title_en, NumYear }) => ({
    work_id,
    title_th: work_title_th,
    title_en: work_title_en,
    year: isBuddhistYear(NumYear) ? NumYear : null,
  }));

/** What the person chose, without works that are theirs no more. */
async function choiceOf({ db, person: { user_name } }: Context, works: readonly BilingualWork[]): Promise<CvChoice> {
  const stored = cvChoice.safeParse((await db.cv.findUnique({ where: { user_name } }))?.choice);
  if (!stored.success) return undecided;
  const own = new Set(works.map(({ work_id }) => work_id));
  return { ...stored.data, highlights: stored.data.highlights.filter((work_id) => own.has(work_id)) };
}

interface Content {
  /** The person's name. */
  title: string;
  /** Position and contact. */
  lines: string[];
  rows: TextRow[];
}

async function contentOf(ctx: Context, works: readonly BilingualWork[], choice: CvChoice, language: Language): Promise<Content> {
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { user_name: ctx.person.user_name },
    include: { info: { include: { prefix: true, job: true, academic: true, department: true } } },
  });
  const { info, email } = user;
  const { full_name_th, full_name_en } = titledName(user);
  const said = (th: string | undefined, en: string | undefined) => inLanguage(language, th ?? '', en);
  const [rank, position] = [info?.academic, info?.job].map((job) => said(job?.job_position_l_th, job?.job_position_l_en));
  const department = said(info?.department?.up_department_name_th, info?.department?.up_department_name_en);
  const expertise = said(info?.info_expert_th, info?.info_expert_en);
  const parts = { expertise: async () => linesOf(expertise), ...partsOfCv(ctx, works, choice, language) };
  const rows: TextRow[] = [];
  for (const section of choice.sections) {
    const part = await parts[section]();
    if (part.length > 0) rows.push(['heading', cvSection.words[section][language]], ...part);
  }
  const line = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ');
  return {
    title: inLanguage(language, full_name_th, full_name_en),
    lines: [line(rank, position, department), line(info?.info_email || email, info?.info_tel, info?.info_room)].filter(Boolean),
    rows,
  };
}

const linesOf = (text: string): TextRow[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '-')
    .map((line) => ['line', line]);

type Parts = Readonly<Record<Exclude<CvSection, 'expertise'>, () => Promise<TextRow[]>>>;

function partsOfCv(ctx: Context, works: readonly BilingualWork[], { highlights }: CvChoice, language: Language): Parts {
  const { user_name } = ctx.person;
  const year = (buddhist: number) => String(language === 'th' ? buddhist : toCommonEra(buddhist));
  const reference = (work: BilingualWork): Reference => referenceOf(inOneLanguage(work, language));
  const entries = (list: readonly Reference[]) => list.map((each): TextRow => ['entry', ...apa(each)]);
  return {
    async education() {
      const degrees = await ctx.db.userEdu.findMany({
        where: { user_name, active: 'Y' },
        orderBy: [{ level: { order_seq: 'desc' } }, { edu_year: 'desc' }, { edu_id: 'desc' }],
        take: 100,
      });
      return degrees.map(({ edu_year, edu_degree_th, edu_degree_en, edu_degree_place_th, edu_degree_place_en }) => {
        const degree = inLanguage(language, edu_degree_th, edu_degree_en);
        return ['entry', `${year(edu_year)}  ${degree}, ${inLanguage(language, edu_degree_place_th, edu_degree_place_en)}`];
      });
    },
    async highlights() {
      const picked = highlights.flatMap((id) => works.find(({ work_id }) => work_id === id) ?? []);
      return entries(picked.map(reference));
    },
    async works() {
      const types = new Map(works.map((work) => [work.work_type, inLanguage(language, work.parameter_th, work.parameter_en)]));
      return [...types].sort().flatMap(([code, type]) => {
        const list = works.filter(({ work_type }) => work_type === code).map(reference);
        return [['subheading', type] as TextRow, ...entries(list.sort(byYear))];
      });
    },
    async activities() {
      const rows = await ctx.query<{ title_th: string; title_en: string; agency: string; place: string; day: string }>(Prisma.sql`
        SELECT a.activity_title_th AS title_th, a.activity_title_en AS title_en, a.activity_agency_title AS agency, a.activity_place_title AS place,
          to_char(a.activity_date, 'YYYY-MM-DD') AS day
        FROM web_con_activitys a WHERE ${reportedActivities({})} AND ${isOf(activityParts, user_name, 'a')}
        ORDER BY a.activity_date DESC, a.activity_id DESC LIMIT ${most + 1}`);
      if (rows.length > most) throw wrongField('activities', 'report_rows', { max: most });
      return rows.map(({ title_th, title_en, agency, place, day }) => {
        const where = [...new Set([agency, place])].filter((text) => !['', '-'].includes(text.trim()));
        return ['entry', [inLanguage(language, title_th, title_en), ...where, dayWords(day, language)].join(', ')];
      });
    },
  };
}

const days = {
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};
/** With spaces at which no line breaks. */
const dayWords = (day: string, language: Language) => days[language].format(new Date(day)).replaceAll(' ', '\u00a0');
