import { citation } from '@faculty/contracts/works/citation';
import { dataCiteRecord, workOfDataCite } from '@faculty/contracts/works/datacite';
import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { z } from 'zod';
import { ApiError } from '../../kit/http/errors.ts';
import { fetchBounded } from '../../kit/http/fetch-bounded.ts';

/** Of one source. */
const bounds = { milliseconds: 8_000, bytes: 1_000_000 };

/**
 * Requests the configured registries, one after the other until one knows the DOI, and no others: redirects are refused. Each knows its own
 * DOIs only.
 * @throws ApiError `lookup_unknown`, or `lookup_failed` where one that might know it did not answer
 */
export async function findDoi(addresses: readonly string[], doi: string): Promise<CitedFields> {
  let failure: unknown;
  for (const address of addresses) {
    try {
      const found = await ask(address + encodeURIComponent(doi));
      if (found !== null) return found;
    } catch (error) {
      failure = error;
    }
  }
  throw failure === undefined ? new ApiError('lookup_unknown') : new ApiError('lookup_failed', { cause: failure });
}

/** The answer of one source for a DOI; null when it does not know it, or has nothing that fills a work. */
async function ask(url: string): Promise<CitedFields | null> {
  const { status, body } = await fetchBounded(url, bounds, { headers: { accept: 'application/json' } });
  if (status === 404) return null;
  if (status < 200 || status > 299) throw new Error(`the source of DOIs answered ${status}`);
  const said: unknown = JSON.parse(body.toString('utf8'));
  const fromDataCite = dataCiteRecord.safeParse(said);
  const work = fromDataCite.success ? workOfDataCite(fromDataCite.data) : workOfCitation(citationIn(said));
  return work.work_title_th || work.work_title_en ? work : null;
}

/** CSL-JSON itself, or under `message` as Crossref sends it; null for anything else. */
function citationIn(said: unknown): z.infer<typeof citation> {
  const wrapped = z.looseObject({ message: z.unknown().optional() }).safeParse(said);
  const read = citation.safeParse(wrapped.success ? (wrapped.data.message ?? wrapped.data) : said);
  return read.success ? read.data : {};
}
