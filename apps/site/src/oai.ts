import type { Records, SiteData } from './data.ts';
import { escaped, xmlElement } from './html.ts';
import { wordsIn } from './words.ts';

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

/** What a list asks for; a resumption token is this with the place in the list. */
interface Harvest {
  from?: string;
  until?: string;
  set?: string;
  cursor?: string;
  /** Records before this page. */
  done: number;
}

interface Repository {
  data: SiteData;
  origin: string;
  /** Address that answers questions about the repository. */
  email: string;
}

/** `2026-11-24T08:15:00Z`: the protocol has seconds. */
const stampOf = (moment: string | Date | 0) => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/**
 * OAI-PMH 2.0 (https://www.openarchives.org/OAI/openarchivesprotocol.html): the accepted works as `oai_dc`, in sets by type. Harvesters of
 * libraries and of research databases read it. A work that was deleted is told for the 30 days of the bin (`transient`).
 */
export async function oaiAnswer(repository: Repository, query: URLSearchParams): Promise<string> {
  const { origin } = repository;
  let body: string;
  let told = '';
  try {
    const verb = verbOf(query);
    body = `<${verb}>${await answers[verb](repository, query)}</${verb}>`;
    told = [...query].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    body = `<error code="${error.code}">${escaped(error.message)}</error>`;
    // after these two errors the request element has no attributes
    if (error.code !== 'badVerb' && error.code !== 'badArgument')
      told = [...query].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd">
${xmlElement('responseDate', stampOf(new Date()))}<request${told}>${escaped(`${origin}/oai`)}</request>
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
    const [earliest, { faculty_name }] = await Promise.all([data.earliestWork(), data.settings('en')]);
    return [
      xmlElement('repositoryName', `${wordsIn('en').works} – ${faculty_name}`),
      xmlElement('baseURL', `${origin}/oai`),
      xmlElement('protocolVersion', '2.0'),
      xmlElement('adminEmail', email),
      xmlElement('earliestDatestamp', stampOf(earliest ?? 0)),
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

type Work = Records['work'] | { work_id: number; deleted_at: string };
const isDeleted = (work: Work): work is { work_id: number; deleted_at: string } => 'deleted_at' in work;

async function listOf({ data }: Repository, query: URLSearchParams, told: (work: Work) => string): Promise<string> {
  const token = query.get('resumptionToken');
  const harvest = token === null ? harvestOf(query) : resumed(token);
  const changed = { from: harvest.from, until: harvest.until };
  const page = await data
    .list('work', { lang: 'th', limit: pageSize, cursor: harvest.cursor, filters: { work_type: harvest.set }, changed })
    .catch((error: { statusCode?: number }) => {
      throw token !== null && error.statusCode === 400 ? new OaiError('badResumptionToken', foreignToken) : error;
    });
  // the deleted ones follow the last page; a deleted work has no type any more, and is in no set
  const gone = page.next === null && harvest.set === undefined ? await data.gone('work', changed) : [];
  const works: Work[] = [...page.rows, ...gone.map(({ key, deleted_at }) => ({ work_id: Number(key), deleted_at }))];
  if (works.length === 0) throw new OaiError('noRecordsMatch', 'no work was changed in this time');
  const next = page.next === null ? '' : tokenOf({ ...harvest, cursor: page.next, done: harvest.done + page.rows.length });
  const paging =
    next === '' && harvest.done === 0
      ? ''
      : `<resumptionToken completeListSize="${page.count}" cursor="${harvest.done}">${escaped(next)}</resumptionToken>`;
  return works.map(told).join('\n') + paging;
}

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

const foreignToken = 'this is not a resumption token of this repository';
const tokenOf = (harvest: Harvest) => Buffer.from(JSON.stringify(harvest)).toString('base64url');

function resumed(token: string): Harvest {
  try {
    const { from, until, set, cursor, done } = JSON.parse(Buffer.from(token, 'base64url').toString()) as Record<string, unknown>;
    const isText = (value: unknown) => value === undefined || (typeof value === 'string' && value.length < 300);
    const isGiven = (value: unknown) => value === undefined || (typeof value === 'string' && isMoment(value));
    if (
      [from, until].every(isGiven) &&
      [set, cursor].every(isText) &&
      Number.isSafeInteger(done) &&
      Number(done) >= 0 &&
      cursor !== undefined
    )
      return { from, until, set, cursor, done } as Harvest;
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
  const work = id === '' ? null : await repository.data.find('work', id, 'th');
  const [gone] = work || id === '' ? [] : await repository.data.gone('work', { key: id });
  const found = work ?? (gone && { work_id: Number(gone.key), deleted_at: gone.deleted_at });
  if (!found || identifierOf(repository, found) !== identifier) throw new OaiError('idDoesNotExist', 'there is no such work');
  return found;
}

function headerOf(repository: Repository, work: Work): string {
  const identifier = xmlElement('identifier', identifierOf(repository, work));
  if (isDeleted(work)) return `<header status="deleted">${identifier}${xmlElement('datestamp', stampOf(work.deleted_at))}</header>`;
  return `<header>${identifier}${xmlElement('datestamp', stampOf(work.updated_at))}${xmlElement('setSpec', work.work_type)}</header>`;
}

function recordOf(repository: Repository, work: Work): string {
  const header = headerOf(repository, work);
  if (isDeleted(work)) return `<record>${header}</record>`;
  const parts: [string, string][] = [
    ['title', work.work_title],
    ...creatorsOf(work.work_owner_name).map((name): [string, string] => ['creator', name]),
    ['date', work.work_public_date ?? String(work.NumYear - 543)],
    ['type', work.parameter],
    [
      'source',
      [work.work_public_title, work.work_public_no, work.work_public_number].filter((each) => each !== '' && each !== '-').join(', '),
    ],
    ['identifier', `${repository.origin}/works/${work.work_id}`],
    ['identifier', work.work_doi === '' ? '' : `https://doi.org/${work.work_doi}`],
    ['language', work.lang === 'th' ? 'tha' : 'eng'],
  ];
  const written = parts.filter(([, text]) => text !== '').map(([name, text]) => xmlElement(`dc:${name}`, text));
  return `<record>${header}<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd">${written.join('')}</oai_dc:dc></metadata></record>`;
}

/** The authors of a work, which are entered as one text. */
export const creatorsOf = (names: string): string[] =>
  names
    .split(/,| และ | and /)
    .map((name) => name.trim())
    .filter(Boolean);
