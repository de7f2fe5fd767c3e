import { productKindWords } from '@faculty/contracts/demo/product';
import { Button, Checkbox, Group, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { EmptyState, LoadingState } from '../../kit/notifications/states.tsx';
import { Cards, Example } from '../example.tsx';
import { commercePhrases } from './commerce.phrases.ts';
import { ProductCard } from './product-card.tsx';
import { filtered, noFilters, type ProductFilters } from './product-filters.ts';
import { SourceNote } from './source-note.tsx';
import { useProducts } from './use-products.ts';

const phrases = {
  ...listPhrases,
  ...commercePhrases,
  filters: { th: 'ตัวกรองสินค้า', en: 'Product filters' },
  found: { th: 'สินค้าที่พบ', en: 'Products found' },
  order: { th: 'เรียงตาม', en: 'Sort by' },
  low: { th: 'ไม่ถึง 200 บาท', en: 'Under THB 200' },
  middle: { th: '200 ถึงไม่ถึง 500 บาท', en: 'THB 200 to 500' },
  high: { th: '500 บาทขึ้นไป', en: 'THB 500 and more' },
  atLeast: (stars: number) => ({ th: `${stars} ดาวขึ้นไป`, en: `${stars} stars and more` }),
  cheapest: { th: 'ราคาต่ำไปสูง', en: 'Lowest price' },
  dearest: { th: 'ราคาสูงไปต่ำ', en: 'Highest price' },
  best: { th: 'คะแนนสูงสุด', en: 'Best rated' },
  ticked: { th: 'เฉพาะที่เลือกไว้', en: 'Selected only' },
};

/** `/e-commerce/grid`: products as cards, with six filters that work together. */
export function GridPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const products = useProducts();
  const [filters, setFilters] = useState(noFilters);
  const set = (patch: Partial<ProductFilters>) => setFilters((before) => ({ ...before, ...patch }));
  const shown = filtered(products.rows, filters);
  const selects = {
    kind: Object.entries(productKindWords).map(([value, words]) => ({ value, label: words[language] })),
    price: (['low', 'middle', 'high'] as const).map((value) => ({ value, label: t[value] })),
    rating: ['3', '4', '4.5'].map((value) => ({ value, label: t.atLeast(Number(value)) })),
    order: (['cheapest', 'dearest', 'best'] as const).map((value) => ({ value, label: t[value] })),
  };
  return (
    <>
      <SourceNote products={products} />
      <search aria-label={t.filters}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          <TextInput
            type="search"
            label={t.search}
            maxLength={100}
            value={filters.words}
            onChange={(event) => set({ words: event.currentTarget.value })}
          />
          {(['kind', 'price', 'rating', 'order'] as const).map((name) => (
            <Select
              key={name}
              label={t[name]}
              data={selects[name]}
              value={filters[name]}
              clearable
              onChange={(chosen) => set({ [name]: chosen })}
            />
          ))}
          <Checkbox
            mt="xl"
            label={t.ticked}
            checked={filters.isTicked}
            onChange={(event) => set({ isTicked: event.currentTarget.checked })}
          />
        </SimpleGrid>
      </search>
      <Example title={t.found}>
        <Group justify="space-between">
          <Text c="dimmed" role="status">
            {t.count(shown.length)}
          </Text>
          {filters !== noFilters && (
            <Button variant="subtle" onClick={() => setFilters(noFilters)}>
              {t.clearFilters}
            </Button>
          )}
        </Group>
        {products.source === undefined && <LoadingState />}
        {products.source !== undefined && shown.length === 0 && <EmptyState title={t.noMatchTitle} hint={t.noMatchHint} />}
        <Cards>
          {shown.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Cards>
      </Example>
    </>
  );
}
