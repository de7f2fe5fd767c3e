import { type ProductKind, productKindWords } from '@faculty/contracts/demo/product';
import { Button, Checkbox, Select, Text, TextInput, Title } from '@mantine/core';
import { IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { EmptyState, LoadingState } from '../../kit/notifications/states.tsx';
import classes from './commerce.module.css';
import { commercePhrases } from './commerce.phrases.ts';
import { ProductCard } from './product-card.tsx';
import { filtered, leastRatings, noFilters, orders, type ProductFilters } from './product-filters.ts';
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
  asListed: { th: 'ตามลำดับสินค้า', en: 'As listed' },
  byTitle: { th: 'ชื่อ', en: 'Title' },
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
  const choice = <Value extends string>(value: Value | null, onChange: (value: Value | null) => void) => ({
    value,
    onChange: (chosen: string | null) => onChange(chosen as Value | null), // one of its options
    placeholder: t.all,
    clearable: true,
    checkIconPosition: 'right' as const,
  });
  const kinds = Object.entries(productKindWords).map(([value, words]) => ({ value, label: words[language] }));
  const ratings = leastRatings.map((stars) => ({ value: String(stars), label: t.atLeast(stars) }));
  return (
    <>
      <SourceNote products={products} />
      <search className={classes.filters} aria-label={t.filters}>
        <TextInput
          type="search"
          label={t.search}
          maxLength={100}
          value={filters.words}
          onChange={(event) => set({ words: event.currentTarget.value })}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <Select label={t.kind} data={kinds} {...choice<ProductKind>(filters.kind, (kind) => set({ kind }))} />
        <Select
          label={t.price}
          data={(['low', 'middle', 'high'] as const).map((value) => ({ value, label: t[value] }))}
          {...choice(filters.price, (price) => set({ price }))}
        />
        <Select
          label={t.rating}
          data={ratings}
          {...choice(filters.rating === null ? null : String(filters.rating), (rating) =>
            set({ rating: rating === null ? null : Number(rating) }),
          )}
        />
        <Select
          label={t.order}
          data={orders.map((value) => ({ value, label: value === 'title' ? t.byTitle : t[value] }))}
          {...choice(filters.order, (order) => set({ order }))}
          placeholder={t.asListed}
        />
        <Checkbox label={t.ticked} checked={filters.isTicked} onChange={(event) => set({ isTicked: event.currentTarget.checked })} />
      </search>
      <div className={classes.toolbar}>
        <div>
          <Title order={2}>{t.found}</Title>
          <Text c="dimmed" role="status">
            {t.count(shown.length)}
          </Text>
        </div>
        {filters !== noFilters && (
          <Button variant="subtle" leftSection={<IconFilterOff size={18} aria-hidden />} onClick={() => setFilters(noFilters)}>
            {t.clearFilters}
          </Button>
        )}
      </div>
      {products.source === undefined && <LoadingState />}
      {products.source !== undefined && shown.length === 0 && <EmptyState title={t.noMatchTitle} hint={t.noMatchHint} />}
      <ul className={classes.cards}>
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}
