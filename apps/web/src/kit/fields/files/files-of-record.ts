import { shellRoutes } from '@faculty/contracts/shell/me';
import { fetchNamed } from '../../api/download.ts';

/** Fetches the stored files of a record, one after the other. */
export async function filesOfRecord<Part extends string>(parts: readonly Part[], row: object): Promise<[Part, File][]> {
  const files: [Part, File][] = [];
  for (const part of parts) {
    const address = (row as Partial<Record<string, unknown>>)[part];
    if (typeof address !== 'string' || address === '') continue;
    files.push([part, await fetchNamed(shellRoutes.fileDownload, { query: { privateUrl: address.replace(/^\/files\//, '') } })]);
  }
  return files;
}
