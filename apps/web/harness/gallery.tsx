import '@fontsource/sarabun/thai-400.css';
import '@fontsource/sarabun/thai-600.css';
import '@fontsource/sarabun/latin-400.css';
import '@fontsource/sarabun/latin-600.css';
import '@mantine/core/styles.css';
import '../src/app/global.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../src/app/providers.tsx';
import { queryClient } from '../src/app/query-client.ts';
import { meQuery } from '../src/kit/session/session.tsx';
import { Dialogs } from './gallery/dialogs.tsx';
import { Fields } from './gallery/fields.tsx';
import { Forms } from './gallery/forms.tsx';
import { Lists } from './gallery/lists.tsx';
import { Opened } from './gallery/opened.tsx';
import { Pieces } from './gallery/pieces.tsx';
import { administrator, answerBooks } from './gallery/sample.ts';

/**
 * Everything the kit draws, with the hardest Thai in every place that holds words. A browser test looks at it; people may too
 * (`npx vite` in this folder, then /gallery.html). A new kind of field that is missing here fails that test.
 */
const views = { fields: Fields, pieces: Pieces, forms: Forms, lists: Lists, opened: Opened, dialogs: Dialogs };

const wanted = new URLSearchParams(location.search).get('view');
const name = wanted !== null && wanted in views ? (wanted as keyof typeof views) : 'fields'; // by the check before it
const View = views[name];

answerBooks();
queryClient.setQueryDefaults(meQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
queryClient.setQueryData(meQuery.queryKey, administrator);
const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <>
        <nav>
          {Object.keys(views).map((view) => (
            <a key={view} href={`?view=${view}`} style={{ marginInlineEnd: '1rem' }}>
              {view}
            </a>
          ))}
        </nav>
        <main data-view={name} style={{ padding: '2rem' }}>
          <View />
        </main>
      </>
    ),
  },
]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
