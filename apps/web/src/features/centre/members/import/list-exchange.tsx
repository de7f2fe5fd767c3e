import { type LcUserQuery, lcUser } from '@faculty/contracts/centre/lc-user';
import { lcUserImportRoutes } from '@faculty/contracts/centre/lc-user-import';
import { Button, Menu } from '@mantine/core';
import { IconFileExport, IconFileImport, IconTableOptions } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { busyLook, toolLook } from '../../../../kit/list/tool-button.tsx';
import { makeReport } from '../../../../kit/reports/make-report.tsx';
import { useRight } from '../../../../kit/session/session.tsx';
import { type SubView, useSubView } from '../../../../kit/url-state/sub-view.ts';
import { importPhrases } from './import.phrases.ts';

const aList = z.literal('list');

/** Whether the address opens the import of a list: `?import=list`. */
export const useImportView = (): SubView<'list'> => useSubView('import', aList);

/** Takes a list in, and gives the one on the screen away in the same shape. */
export function ListExchange({ query, view }: { query: LcUserQuery; view: SubView<'list'> }) {
  const t = usePhrases(importPhrases);
  const { add } = useRight(lcUser.page);
  const exporting = useMutation({ mutationFn: () => makeReport(lcUserImportRoutes.list, { query }) });
  return (
    <Menu>
      <Menu.Target>
        <Button {...toolLook(IconTableOptions, t.lists)} {...busyLook(exporting.isPending)} />
      </Menu.Target>
      <Menu.Dropdown>
        {add && (
          <Menu.Item component={Link} {...view.linkTo('list')} leftSection={<IconFileImport size={18} aria-hidden />}>
            {t.open}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => !exporting.isPending && exporting.mutate()} leftSection={<IconFileExport size={18} aria-hidden />}>
          {t.export}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
