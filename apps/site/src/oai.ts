import type { Language } from '@faculty/contracts/kit/bilingual';
import { escapeXml } from '@faculty/contracts/kit/text/escape';
import type { Records, SiteData, WithdrawnWork } from './data.ts';
import { xmlElement } from './html.ts';
import { wordsIn } from './words.ts';
import { creatorsOf, given, isBook } from './work-metadata.ts';

/** Records of one answer; more follow by a resumption token. */
const pageSize = 100;
const arguments_ = {
  Identify: [],
  ListMetadataFormats: ['identifier'],
  ListSets: ['resumptionToken'],
  GetRecord: ['identifier', 'metadataPrefix'],
  ListIdentifiers: ['from', 'until', 'set', 'metadataPrefix', 'resumptionToken'],
  ListRecords: ['from', 'until', 'set', 'metadataPrefix', 'resumptionToken'],
} as const satisfies Record<string, readonly string[]>;
type Verb = keyof typeof arguments_;

/** What the official schema accepts in the answer, which repeats the arguments. */
const word = String.raw`[\w.!~*'()-]+`;
const syntax: Readonly<Record<string, RegExp>> = {
  metadataPrefix: new RegExp(`^${word}$`),
  set: new RegExp(`^${word}(:${word})*$`),
  identifier: /^[\w.~:/?#@!$&'()*+,;=-]+$/,
  resumptionToken: /^[\w-]+$/,
};

type ErrorCode = 'badVerb' | 'badArgument' | 'badResumptionToken' | 'cannotDisseminateFormat' | 'idDoesNotExist' | 'noRecordsMatch';
class OaiError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What a list asks for; a resumption token is this with the place in the list, so that the server stores nothing. */
interface Harvest {
  from?: string;
  until?: string;
  set?: string;
  cursor?: string;
  /** Of the deletions, which follow the works: the last one that was told. */
  withdrawn?: number;
  /** Records before this page. */
  done: number;
}

interface Repository {
  data: SiteData;
  origin: string;
  /** Address that answers questions about the repository where the faculty has none of its own. */
  email: string;
}

/** `2026-11-24T08:15:00Z`: the protocol has seconds. */
const stampOf = (moment: string | Date | 0) => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/**
 * OAI-PMH 2.0 (https://www.openarchives.org/OAI/openarchivesprotocol.html): the accepted works as `oai_dc`, in sets by type. Harvesters of
 * libraries and of research databases read it. A work that is not public any more is told as deleted, by
 * whatever way it was withdrawn.
 */
export async function oaiAnswer(repository: Repository, query: URLSearchParams): Promise<string> {
  const { origin } = repository;
  let body: string;
  let attributes = '';
  try {
    const verb = verbOf(query);
    body = `<${verb}>${await answers[verb](repository, query)}</${verb}>`;
    attributes = [...query].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    body = `<error code="${error.code}">${escapeXml(error.message)}</error>`;
    // after these two errors the request element has no attributes
    if (error.code !== 'badVerb' && error.code !== 'badArgument')
      attributes = [...query].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd">
${xmlElement('responseDate', stampOf(new Date()))}<request${attributes}>${escapeXml(`${origin}/oai`)}</request>
${body}
</OAI-PMH>`;
}

/** @throws OaiError for a verb or an argument that the protocol does not know, or that is repeated */
function verbOf(query: URLSearchParams): Verb {
  const verbs = query.getAll('verb');
  const [verb = ''] = verbs;
  if (verbs.length !== 1 || !Object.hasOwn(arguments_, verb)) throw new OaiError('badVerb', 'verb is missing, repeated or unknown');
  const known: readonly string[] = arguments_[verb as Verb];
  for (const name of new Set(query.keys())) {
    if (name === 'verb') continue;
    if (!known.includes(name)) throw new OaiError('badArgument', `${name} is not an argument of ${verb}`);
    if (syntax[name]?.test(query.get(name) ?? '') === false)
      throw new OaiError('badArgument', `${name} has characters that it cannot have`);
    if (query.getAll(name).length > 1) throw new OaiError('badArgument', `${name} is repeated`);
  }
  if (query.has('resumptionToken') && query.size > 2) throw new OaiError('badArgument', 'resumptionToken excludes other arguments');
  return verb as Verb;
}

const answers: Readonly<Record<Verb, (repository: Repository, query: URLSearchParams) => Promise<string>>> = {
  async Identify({ data, origin, email }) {
    const [earliest, setting] = await Promise.all([data.earliestWork(), data.settings('en')]);
    return [
      xmlElement('repositoryName', `${wordsIn('en')['/works']} – ${setting.faculty_name}`),
      xmlElement('baseURL', `${origin}/oai`),
      xmlElement('protocolVersion', '2.0'),
      xmlElement('adminEmail', setting.email || email),
      xmlElement('earliestDatestamp', stampOf(earliest ?? 0)),
      // works withdrawn before `withdrawn_works` was there are not known
      xmlElement('deletedRecord', 'transient'),
      xmlElement('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    ].join('');
  },
  async ListMetadataFormats(repository, query) {
    if (query.has('identifier')) await workOf(repository, query);
    return `<metadataFormat>${xmlElement('metadataPrefix', 'oai_dc')}${xmlElement('schema', 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd')}${xmlElement('metadataNamespace', 'http://www.openarchives.org/OAI/2.0/oai_dc/')}</metadataFormat>`;
  },
  async ListSets({ data }, query) {
    if (query.has('resumptionToken')) throw new OaiError('badResumptionToken', 'the sets are one list');
    const types = await data.options('WORKS_TYPE', 'en');
    return types.map(({ code, label }) => `<set>${xmlElement('setSpec', code)}${xmlElement('setName', label)}</set>`).join('');
  },
  async GetRecord(repository, query) {
    assertFormat(query);
    return recordOf(repository, await workOf(repository, query));
  },
  ListIdentifiers: (repository, query) => listOf(repository, query, (work) => headerOf(repository, work)),
  ListRecords: (repository, query) => listOf(repository, query, (work) => recordOf(repository, work)),
};

/** A public work with its English title, where it has one. */
type TitledWork = Records['work'] & { english?: string };
type Work = TitledWork | WithdrawnWork;
const isWithdrawn = (work: Work): work is WithdrawnWork => 'withdrawn_at' in work;

async function listOf(repository: Repository, query: URLSearchParams, format: (work: Work) => string): Promise<string> {
  const token = query.get('resumptionToken');
  const harvest = token === null ? harvestOf(query) : resumed(token);
  const { works, next, count } = await pageOf(repository, harvest).catch((error: { statusCode?: number }) => {
    throw token !== null && error.statusCode === 400 ? new OaiError('badResumptionToken', foreignToken) : error;
  });
  if (works.length === 0) throw new OaiError('noRecordsMatch', 'no work was changed in this time');
  const done = harvest.done + works.length;
  const size = count === undefined ? '' : ` completeListSize="${count}"`;
  const paging =
    next === null && harvest.done === 0
      ? ''
      : `<resumptionToken${size} cursor="${harvest.done}">${next === null ? '' : escapeXml(tokenOf({ ...harvest, ...next, done }))}</resumptionToken>`;
  return works.map(format).join('\n') + paging;
}

interface HarvestPage {
  works: Work[];
  /** Where the next page begins; null at the end. */
  next: { cursor: string } | { withdrawn: number } | null;
  /** Of the whole list, where it is known. */
  count?: number;
}

/** A page of a harvest: public works first, and then those that were withdrawn. */
async function pageOf({ data }: Repository, { from, until, set, cursor, withdrawn }: Harvest): Promise<HarvestPage> {
  const changed = { from, until };
  const asked = { limit: pageSize, cursor, filters: { work_type: set }, changed };
  const page = withdrawn === undefined ? await data.list('work', { lang: 'th', ...asked }) : null;
  const rows = page?.rows ?? [];
  const hasEnglish = rows.some(({ languages }) => languages.includes('en'));
  const english = hasEnglish ? (await data.list('work', { lang: 'en', ...asked })).rows : [];
  const works = rows.map((row) =>
    withEnglish(
      row,
      english.find(({ work_id }) => work_id === row.work_id),
    ),
  );
  const size = page && { count: page.count };
  if (page !== null && page.next !== null) return { works, next: { cursor: page.next }, ...size };
  const room = pageSize - works.length;
  const gone = await data.withdrawnWorks({ ...changed, type: set, after: withdrawn, limit: room + 1 });
  const withdrawals = gone.slice(0, room);
  const next = gone.length > room ? { withdrawn: withdrawals.at(-1)?.work_id ?? withdrawn ?? 0 } : null;
  return { works: [...works, ...withdrawals], next, ...size };
}

const withEnglish = (thai: Records['work'], english: Records['work'] | null | undefined): TitledWork =>
  english?.lang === 'en' ? { ...thai, english: english.work_title } : thai;

/** @throws OaiError for a moment that is none, two granularities, or a format that there is not */
function harvestOf(query: URLSearchParams): Harvest {
  assertFormat(query);
  const [from, until, set] = [query.get('from'), query.get('until'), query.get('set')];
  for (const moment of [from, until])
    if (moment !== null && !isMoment(moment)) throw new OaiError('badArgument', 'from and until are YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ');
  if (from !== null && until !== null && (from.length !== until.length || from > until))
    throw new OaiError('badArgument', 'from and until have one granularity, and from is not after until');
  if (set !== null && !/^[\w-]{1,20}$/.test(set)) throw new OaiError('noRecordsMatch', 'there is no such set');
  return {
    done: 0,
    ...(from !== null && { from: stampOf(from) }),
    ...(until !== null && { until: until.length === 10 ? `${until}T23:59:59Z` : until }),
    ...(set !== null && { set }),
  };
}

/** Also not the 30th of February, which `Date` takes for the 2nd of March. */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/.test(text) && !Number.isNaN(Date.parse(text)) && stampOf(text).startsWith(text.slice(0, 10));

function assertFormat(query: URLSearchParams): void {
  const prefix = query.get('metadataPrefix');
  if (prefix === null) throw new OaiError('badArgument', 'metadataPrefix is missing');
  if (prefix !== 'oai_dc') throw new OaiError('cannotDisseminateFormat', 'there is oai_dc only');
}

/** A number that the database has for works. */
const isWorkNumber = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647;

const foreignToken = 'this is not a resumption token of this repository';
const tokenOf = (harvest: Harvest) => Buffer.from(JSON.stringify(harvest)).toString('base64url');

function resumed(token: string): Harvest {
  try {
    const { from, until, set, cursor, withdrawn, done } = JSON.parse(Buffer.from(token, 'base64url').toString()) as Record<string, unknown>;
    const isText = (value: unknown) => value === undefined || (typeof value === 'string' && value.length < 300);
    const isGiven = (value: unknown) => value === undefined || (typeof value === 'string' && isMoment(value));
    if (
      [from, until].every(isGiven) &&
      [set, cursor].every(isText) &&
      Number.isSafeInteger(done) &&
      Number(done) >= 0 &&
      (withdrawn === undefined ? cursor !== undefined : isWorkNumber(withdrawn))
    )
      return { from, until, set, cursor, withdrawn, done } as Harvest;
  } catch {
    // not a token of this repository
  }
  throw new OaiError('badResumptionToken', foreignToken);
}

const identifierOf = ({ origin }: Repository, { work_id }: Work) => `oai:${new URL(origin).hostname}:works/${work_id}`;

async function workOf(repository: Repository, query: URLSearchParams): Promise<Work> {
  const identifier = query.get('identifier');
  if (identifier === null) throw new OaiError('badArgument', 'identifier is missing');
  const [, id = ''] = /:works\/(\d{1,9})$/.exec(identifier) ?? [];
  const { data } = repository;
  const work = id === '' ? null : await data.find('work', id, 'th');
  const [gone] = work || id === '' ? [] : await data.withdrawnWorks({ key: id, limit: 1 });
  const found = work ? withEnglish(work, await data.find('work', id, 'en')) : gone;
  if (!found || identifierOf(repository, found) !== identifier) throw new OaiError('idDoesNotExist', 'there is no such work');
  return found;
}

function headerOf(repository: Repository, work: Work): string {
  const identifier = xmlElement('identifier', identifierOf(repository, work));
  const set = xmlElement('setSpec', work.work_type);
  if (isWithdrawn(work))
    return `<header status="deleted">${identifier}${xmlElement('datestamp', stampOf(work.withdrawn_at))}${set}</header>`;
  return `<header>${identifier}${xmlElement('datestamp', stampOf(work.updated_at))}${set}</header>`;
}

const titleIn = (lang: Language, title: string) => `<dc:title xml:lang="${lang}">${escapeXml(title)}</dc:title>`;

function recordOf(repository: Repository, work: Work): string {
  const header = headerOf(repository, work);
  if (isWithdrawn(work)) return `<record>${header}</record>`;
  const parts: [string, string][] = [
    ...creatorsOf(work.work_owner_name).map((name): [string, string] => ['creator', name]),
    ['date', work.work_public_date ?? String(work.NumYear - 543)],
    ['type', work.parameter],
    isBook(work)
      ? ['publisher', given(work.work_public_title)]
      : ['source', [work.work_public_title, work.work_public_no, work.work_public_number].filter(given).join(', ')],
    ['identifier', `${repository.origin}/works/${work.work_id}`],
    ['identifier', work.work_doi === '' ? '' : `https://doi.org/${work.work_doi}`],
    ['language', work.lang === 'th' ? 'tha' : 'eng'],
  ];
  const written = parts.filter(([, text]) => text !== '').map(([name, text]) => xmlElement(`dc:${name}`, text));
  const titles = [titleIn(work.lang, work.work_title), ...(work.english === undefined ? [] : [titleIn('en', work.english)])];
  return `<record>${header}<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd">${[...titles, ...written].join('')}</oai_dc:dc></metadata></record>`;
}
