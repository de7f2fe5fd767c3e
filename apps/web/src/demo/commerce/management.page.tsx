import { type Product, productKindOf, productKindWords } from '@faculty/contracts/demo/product';
import { Badge, Button, Checkbox, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { AddButton } from '../../kit/list/add-button.tsx';
import { TitleCell } from '../../kit/list/cells/title-cell.tsx';
import { FilterBar } from '../../kit/list/filters/filter-bar.tsx';
import { SelectFilter } from '../../kit/list/filters/list-filters.tsx';
import { DataTable } from '../../kit/list/table/data-table.tsx';
import { showError } from '../../kit/notifications/messages.ts';
import { useListUrlState } from '../../kit/url-state/list-url-state.ts';
import { useCloseForm, useOpenForm } from '../../kit/url-state/screen-state.ts';
import { useLocalList } from '../local-list.ts';
import classes from './commerce.module.css';
import { commercePhrases } from './commerce.phrases.ts';
import { ProductDialog } from './product-dialog.tsx';
import { productEntity } from './product-entity.ts';
import { ProductPicture } from './product-picture.tsx';
import { SourceNote } from './source-note.tsx';
import { Stars } from './stars.tsx';
import { useProductRemoval } from './use-product-removal.tsx';
import { useProducts } from './use-products.ts';

const phrases = {
  ...commercePhrases,
  add: { th: 'เพิ่มสินค้า', en: 'New item' },
  inShop: { th: 'สินค้าในร้าน', en: 'Products in the shop' },
  removeTicked: (count: number) => ({ th: `ลบที่เลือก (${count})`, en: `Delete selected (${count})` }),
  tick: (title: string) => ({ th: `เลือก ${title}`, en: `Select ${title}` }),
};

const textOf = ({ title, subtitle }: Product) => `${title}\n${subtitle}`;

/** `/e-commerce/management`: products in the kit's table, with the dialogs, rules and messages that are documented. */
export function ManagementPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const products = useProducts();
  const removal = useProductRemoval(products);
  const opened = useOpenForm(productEntity);
  const close = useCloseForm();
  const list = useLocalList(productEntity, useListUrlState(), products.rows, {
    textOf,
    keeps: (row, { kind }) => kind === undefined || productKindOf(row) === kind,
    state: { isLoading: products.source === undefined },
  });
  const ticked = products.rows.filter(({ select }) => select);
  const tick = (row: Product) => products.save(row.id, { ...row, select: !row.select }).catch(showError);
  const kinds = Object.entries(productKindWords).map(([value, words]) => ({
    value: value as keyof typeof productKindWords,
    label: words[language],
  })); // its own keys
  return (
    <>
      <SourceNote products={products} />
      <div className={classes.toolbar}>
        <div>
          <Title order={2}>{t.inShop}</Title>
          <Text c="dimmed" role="status">
            {t.count(list.count)}
          </Text>
        </div>
        {ticked.length > 0 && (
          <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => removal.askAll(ticked)}>
            {t.removeTicked(ticked.length)}
          </Button>
        )}
        <AddButton list={list} label={t.add} />
      </div>
      <FilterBar list={list} filters={<SelectFilter list={list} name="kind" label={t.kind} options={kinds} />} />
      <DataTable
        list={list}
        rowName={(row) => row.title}
        remove={removal}
        add={t.add}
        needs={760}
        columns={[
          {
            header: t.title,
            cell: (row) => <TitleCell th={row.title} en={row.subtitle} picture={<Thumbnail img={row.img} />} />,
            sort: 'title',
          },
          { header: t.kind, cell: (row) => <Kind row={row} />, width: 130 },
          { header: t.price, cell: (row) => t.baht(row.price), sort: 'price', width: 130, align: 'end' },
          { header: t.rating, cell: (row) => <Stars rating={row.rating} />, sort: 'rating', width: 130 },
          {
            header: t.select,
            cell: (row) => <Checkbox aria-label={t.tick(row.title)} checked={row.select} onChange={() => void tick(row)} />,
            width: 80,
          },
        ]}
      />
      {opened !== null && <ProductDialog key={opened} id={opened} products={products} onClose={close} />}
    </>
  );
}

function Thumbnail({ img }: Pick<Product, 'img'>) {
  return (
    <span className={classes.thumbnail}>
      <ProductPicture img={img} />
    </span>
  );
}

function Kind({ row }: { row: Product }) {
  const { language } = useLanguage();
  const kind = productKindOf(row);
  return (
    kind && (
      <Badge variant="light" tt="none">
        {productKindWords[kind][language]}
      </Badge>
    )
  );
}
