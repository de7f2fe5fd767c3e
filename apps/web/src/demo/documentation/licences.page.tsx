import { LicenceList } from '../../features/about/licences/licence-list.tsx';

/** `/documentation/licences`: the list of "About this system". */
export function LicencesPage() {
  return <LicenceList />;
}
