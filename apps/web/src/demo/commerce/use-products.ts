import { type Product, type ProductBody, product, productRoutes } from '@faculty/contracts/demo/product';
import { sampleProducts } from '@faculty/contracts/demo/sample-products';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../kit/api/http.ts';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';

/** Where the products come from: the server; this page, where the server did not answer; this page, where there is no backend. */
type ProductSource = 'server' | 'failed' | 'trial';

interface Shown {
  rows: readonly Product[];
  source: ProductSource;
}

export interface Products {
  rows: readonly Product[];
  /** Undefined while they are on their way. */
  source: ProductSource | undefined;
  reload(): void;
  read(id: number): Promise<Product>;
  save(id: number | 'add', body: ProductBody): Promise<Product>;
  remove(id: number): Promise<void>;
}

/** The products and what can be done with them. Calls are made where the backend flag is on; else, and of samples, the list changes here only. */
export function useProducts(): Products {
  const client = useQueryClient();
  const { data: options } = useQuery(authOptionsQuery);
  const hasBackend = options?.backend !== false;
  const queryKey = ['product', 'shown', hasBackend];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => (hasBackend ? fromServer(signal) : samples('trial')),
    enabled: options !== undefined,
    // what was changed here stays while the app is open
    staleTime: (query) => (query.state.data?.source === 'server' ? 15_000 : Number.POSITIVE_INFINITY),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const rows = data?.rows ?? [];
  const isHere = (id: number | 'add') => (id === 'add' ? !hasBackend : rows.find((row) => row.id === id)?.api === false);
  const show = (change: (before: readonly Product[]) => readonly Product[]) =>
    client.setQueryData<Shown>(queryKey, (before) => before && { ...before, rows: change(before.rows) });

  return {
    rows,
    source: data?.source,
    reload: () => void refetch(),
    read: async (id) => {
      const known = rows.find((row) => row.id === id);
      return known && !known.api ? known : product.parse(await call(productRoutes.read, { params: { id } }));
    },
    async save(id, body) {
      const saved = isHere(id)
        ? { ...body, id: id === 'add' ? 1 + Math.max(0, ...rows.map((row) => row.id)) : id, api: false }
        : // an answer without an identifier is an error, as documented
          product.parse(await (id === 'add' ? call(productRoutes.create, { body }) : call(productRoutes.update, { params: { id }, body })));
      show((before) => (id === 'add' ? [...before, saved] : before.map((row) => (row.id === id ? saved : row))));
      return saved;
    },
    async remove(id) {
      if (!isHere(id)) removed.parse(await call(productRoutes.remove, { params: { id } }));
      show((before) => before.filter((row) => row.id !== id));
    },
  };
}

/** Documented: without the identifier a delete was refused. */
const removed = z.object({ id: z.int() });
const samples = (source: ProductSource): Shown => ({ rows: sampleProducts, source });

/** The server's list, or the samples when the call fails, as documented. */
async function fromServer(signal: AbortSignal): Promise<Shown> {
  try {
    return { rows: z.array(product).parse(await call(productRoutes.list, { signal })), source: 'server' };
  } catch (error) {
    if (signal.aborted) throw error;
    return samples('failed');
  }
}
