import { directDean } from '@faculty/contracts/website/direct-dean';
import { type DeanListType, deanListTypes } from '@faculty/contracts/website/direct-dean-list';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { type SubView, useSubView } from '../../../kit/url-state/sub-view.ts';
import { DeanListScreen } from './dean-list.screen.tsx';
import { EntriesScreen } from './entries/entries.screen.tsx';

const DeanFormScreen = lazyForm(() => import('./dean-form.screen.tsx').then((m) => m.DeanFormScreen));

/** `/web/content_directory_dean`: the list, or the form of a term or the entries of a dean the address asks for. */
export function DeanScreen() {
  const id = useOpenForm(directDean);
  const views: Record<DeanListType, SubView<number>> = {
    T1: useSubView('work_history', directDean.id),
    T2: useSubView('awards', directDean.id),
    T3: useSubView('decorations', directDean.id),
  };
  for (const type of deanListTypes) {
    const { id: deanId, close } = views[type];
    if (deanId !== null) return <EntriesScreen key={`${type} ${deanId}`} deanId={deanId} type={type} onClose={close} />;
  }
  return id === null ? <DeanListScreen onEntries={(type, deanId) => views[type].open(deanId)} /> : <DeanFormScreen key={id} id={id} />;
}
