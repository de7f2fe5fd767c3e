import { lcUser } from '@faculty/contracts/centre/lc-user';
import { lcUserImport } from '@faculty/contracts/centre/lc-user-import';
import { useImportView } from '../../../kit/import/list-exchange.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { LcMemberListScreen } from './lc-member-list.screen.tsx';

const LcMemberFormScreen = lazyForm(() => import('./lc-member-form.screen.tsx').then((m) => m.LcMemberFormScreen));

const ImportPage = lazyForm(() => import('../../../kit/import/import-page.tsx').then((m) => m.ImportPage));

/** `/centre/lc_members`: the list, or the form or the import that the address asks for. */
export function LcMemberScreen() {
  const id = useOpenForm(lcUser);
  const importing = useImportView();
  if (importing.id !== null) return <ImportPage definition={lcUserImport} onClose={importing.close} />;
  return id === null ? <LcMemberListScreen importing={importing} /> : <LcMemberFormScreen key={id} id={id} />;
}
