import type { Product } from '@faculty/contracts/demo/product';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import type { Remover } from '../../kit/list/state/use-remove.tsx';
import { ConfirmDialog } from '../../kit/notifications/confirm-dialog.tsx';
import { showError, showSuccess } from '../../kit/notifications/messages.ts';
import type { Products } from './use-products.ts';

const phrases = {
  many: (count: number) => ({ th: `สินค้าที่เลือก ${count} รายการ`, en: `The ${count} selected products` }),
};

/** Deletes products, one or those that are ticked, after a question that names them. */
export function useProductRemoval(products: Products): Remover<Product> & { askAll(rows: readonly Product[]): void } {
  const t = { ...usePhrases(listPhrases), ...usePhrases(phrases) };
  const [asked, setAsked] = useState<readonly Product[]>([]);
  const [first] = asked;
  const name = asked.length > 1 || !first ? t.many(asked.length) : first.title;
  const removing = useMutation({
    mutationFn: async (rows: readonly Product[]) => {
      for (const { id } of rows) await products.remove(id);
    },
    onSuccess: () => showSuccess(t.removed(name)),
    onError: showError,
    onSettled: () => setAsked([]),
  });
  return {
    ask: (row) => setAsked([row]),
    askAll: setAsked,
    dialog: asked.length > 0 && (
      <ConfirmDialog
        title={t.removeTitle}
        text={t.removeText(name)}
        confirm={t.remove}
        cancel={t.keep}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate(asked)}
        onCancel={() => setAsked([])}
      />
    ),
  };
}
