import { lcUser } from '@faculty/contracts/centre/lc-user';
import { lcUserImport } from '@faculty/contracts/centre/lc-user-import';
import { ImportPage } from '../../../kit/import/import-page.tsx';
import { useImportView } from '../../../kit/import/list-exchange.tsx';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { LcMemberFormScreen } from './lc-member-form.screen.tsx';
import { LcMemberListScreen } from './lc-member-list.screen.tsx';

/** `/centre/lc_members`: the list, or the form or the import that the address asks for. */
export function LcMemberScreen() {
  const id = useOpenForm(lcUser);
  const importing = useImportView();
  if (importing.id !== null) return <ImportPage definition={lcUserImport} onClose={importing.close} />;
  return id === null ? <LcMemberListScreen importing={importing} /> : <LcMemberFormScreen key={id} id={id} />;
}
