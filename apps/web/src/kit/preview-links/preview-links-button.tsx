import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { isShownNow, mayBePreviewed } from '@faculty/contracts/kit/public';
import { Button } from '@mantine/core';
import { IconEyeShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { idOf } from '../api/entity-calls.ts';
import classes from '../form/layout/head-button.module.css';
import type { RowAction } from '../list/table/row-actions.tsx';
import { lazyPart } from '../notifications/lazy-part.tsx';
import { authOptionsQuery } from '../session/auth-options.ts';
import { useRight } from '../session/session.tsx';
import { previewLinksOpenPhrases } from './preview-links.phrases.ts';
import type { PreviewLinksDialog } from './preview-links-dialog.tsx';

type PreviewedRecord = Omit<Parameters<typeof PreviewLinksDialog>[0], 'onClose'>;

/** The dialog of preview links: lazy, as it is rarely needed. */
const PreviewLinks = lazyPart(() => import('./preview-links-dialog.tsx').then((m) => m.PreviewLinksDialog));

/** Opens the preview links of a form's record, where the website shows them. */
export function PreviewLinksButton(record: PreviewedRecord) {
  const t = usePhrases(previewLinksOpenPhrases);
  const isOffered = useMayMakePreviews();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="default"
        className={classes.button ?? ''}
        leftSection={<IconEyeShare size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={classes.word}>{t.open}</span>
      </Button>
      {isOpen && <PreviewLinks {...record} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The row action that opens the preview links of a record that is not on the website today, and its dialog. */
export function usePreviewActions<Item>(
  entity: AnyEntity,
  rowName: (item: Item) => string,
): { actions(item: Item): RowAction[]; dialog: ReactNode } {
  const t = usePhrases(previewLinksOpenPhrases);
  const right = useRight(entity.page);
  const isPossible = mayBePreviewed(entity) && right.edit;
  const isOffered = useMayMakePreviews(isPossible);
  const [shown, setShown] = useState<PreviewedRecord | null>(null);
  return {
    actions(item) {
      // `as`: an item is a record
      if (!isPossible || !isOffered || isShownNow(entity, item as object, todayInBangkok())) return [];
      const open = () => setShown({ entity: entity.name, id: String(idOf(entity, item)), name: rowName(item) });
      return [{ label: t.open, icon: IconEyeShare, onClick: open }];
    },
    dialog: shown && <PreviewLinks {...shown} onClose={() => setShown(null)} />,
  };
}

/** Whether preview links can be made; false until the server has told. */
function useMayMakePreviews(enabled = true): boolean {
  const { data } = useQuery({ ...authOptionsQuery, enabled });
  return enabled && data?.previewLinks === true;
}
