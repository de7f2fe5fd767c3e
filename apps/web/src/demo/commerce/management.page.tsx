import { type Product, productKindOf, productKindWords } from '@faculty/contracts/demo/product';
import { searchFor } from '@faculty/contracts/kit/text/search-text';
import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { ConfirmDialog } from '../../kit/notifications/confirm-dialog.tsx';
import { showError, showSuccess } from '../../kit/notifications/messages.ts';
import { LoadingState } from '../../kit/notifications/states.tsx';
import { Example } from '../example.tsx';
import { PlainTable } from '../plain-table.tsx';
import { commercePhrases } from './commerce.phrases.ts';
import { Stars } from './product-card.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { SourceNote } from './source-note.tsx';
import { useProducts } from './use-products.ts';

const phrases = {
  ...listPhrases,
  ...commercePhrases,
  add: { th: 'เพิ่มสินค้า', en: 'New item' },
  inShop: { th: 'สินค้าในร้าน', en: 'Products in the shop' },
  actions: { th: 'จัดการ', en: 'Actions' },
  removeTicked: (count: number) => ({ th: `ลบที่เลือก (${count})`, en: `Delete selected (${count})` }),
  tick: (title: string) => ({ th: `เลือก ${title}`, en: `Select ${title}` }),
  many: (count: number) => ({ th: `สินค้าที่เลือก ${count} รายการ`, en: `The ${count} selected products` }),
};

/** `/e-commerce/management`: products, with the dialogs, rules and messages that are documented. */
export function ManagementPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const products = useProducts();
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<number | 'add' | null>(null);
  const [asked, setAsked] = useState<readonly Product[]>([]);
  const ticked = products.rows.filter(({ select }) => select);
  const name = asked.length === 1 ? (asked[0]?.title ?? '') : t.many(asked.length);
  const removing = useMutation({
    mutationFn: async (rows: readonly Product[]) => {
      for (const { id } of rows) await products.remove(id);
    },
    onSuccess: () => showSuccess(t.removed(name)),
    onError: showError,
    onSettled: () => setAsked([]),
  });
  const tick = (row: Product) => products.save(row.id, { ...row, select: !row.select }).catch(showError);
  const cellsOf = (row: Product) => {
    const kind = productKindOf(row);
    return [
      row.title,
      row.subtitle,
      kind && productKindWords[kind][language],
      t.baht(row.price),
      <Stars key="rating" rating={row.rating} />,
      <Checkbox key="tick" aria-label={t.tick(row.title)} checked={row.select} onChange={() => void tick(row)} />,
      <Button.Group key="actions">
        <Button variant="default" size="compact-sm" aria-label={t.forRow(t.edit, row.title)} onClick={() => setOpened(row.id)}>
          {t.edit}
        </Button>
        <Button variant="default" size="compact-sm" aria-label={t.forRow(t.remove, row.title)} onClick={() => setAsked([row])}>
          {t.remove}
        </Button>
      </Button.Group>,
    ] as const;
  };
  return (
    <>
      <SourceNote products={products} />
      <Example title={t.inShop}>
        <Group>
          <TextInput
            type="search"
            aria-label={t.search}
            placeholder={t.search}
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button onClick={() => setOpened('add')}>{t.add}</Button>
          {ticked.length > 0 && (
            <Button variant="default" onClick={() => setAsked(ticked)}>
              {t.removeTicked(ticked.length)}
            </Button>
          )}
          <Text c="dimmed" role="status">
            {t.count(products.rows.length)}
          </Text>
        </Group>
        {products.source === undefined && <LoadingState />}
        <PlainTable
          label={t.inShop}
          isText
          head={[t.title, t.subtitle, t.kind, t.price, t.rating, t.select, t.actions]}
          rows={products.rows.filter(({ title, subtitle }) => searchFor(words)(`${title}\n${subtitle}`)).map(cellsOf)}
        />
      </Example>
      {opened !== null && <ProductDialog key={opened} id={opened} products={products} onClose={() => setOpened(null)} />}
      {asked.length > 0 && (
        <ConfirmDialog
          title={t.removeTitle}
          text={t.removeText(name)}
          confirm={t.remove}
          cancel={t.keep}
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate(asked)}
          onCancel={() => setAsked([])}
        />
      )}
    </>
  );
}
