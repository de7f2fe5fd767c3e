import type { Import } from '@faculty/contracts/centre/list-import';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Button } from '@mantine/core';
import { IconFileExport, IconFileImport, IconTableOptions } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { busyLook, toolLook } from '../../../../kit/list/tool-button.tsx';
import { LazyMenu } from '../../../../kit/overlays/lazy-menu.tsx';
import { makeReport } from '../../../../kit/reports/make-report.ts';
import { useRight } from '../../../../kit/session/session.tsx';
import { type SubView, useSubView } from '../../../../kit/url-state/sub-view.ts';
import { importPhrases } from './import.phrases.ts';

const aList = z.literal('list');

/** Whether the address opens the import of a list: `?import=list`. */
export const useImportView = (): SubView<'list'> => useSubView('import', aList);

/** Takes a list in, and gives the one on the screen away in the same shape. */
export function ListExchange({ definition, query, view }: { definition: Import; query: ListQuery; view: SubView<'list'> }) {
  const t = usePhrases(importPhrases);
  const { add } = useRight(definition.entity.page);
  const exporting = useMutation({ mutationFn: () => makeReport(definition.routes.list, { query }) });
  return (
    <LazyMenu
      button={<Button {...toolLook(IconTableOptions, t.lists)} {...busyLook(exporting.isPending)} />}
      actions={[
        ...(add ? [{ label: t.open, icon: IconFileImport, link: view.linkTo('list') }] : []),
        { label: t.export, icon: IconFileExport, onClick: () => !exporting.isPending && exporting.mutate() },
      ]}
    />
  );
}
