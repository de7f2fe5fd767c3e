import type { PageKey } from '@faculty/contracts/pages';
import type { Me, PageRight } from '@faculty/contracts/shell/me';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryCache, QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { LanguageProvider } from '../../i18n/phrases.tsx';
import { MessageArea } from '../notifications/message-area.tsx';
import { meQuery } from '../session/session.tsx';

// slow machines are no failures
configure({ asyncUtilTimeout: 10_000 });
// jsdom has no window to scroll
window.scrollTo = () => undefined;

const everything: PageRight = { view: true, add: true, edit: true, delete: true, publish: true, own_only: false };

function personWith(page: PageKey, right: Partial<PageRight>): Me {
  return {
    id: 1,
    user_name: 'somsri',
    email: 'somsri@faculty.example',
    fname_th: 'สมศรี',
    lname_th: 'ใจดี',
    fname_en: '',
    lname_en: '',
    role: 'user',
    disabled: false,
    user_platform_reg: '',
    avatarFile: null,
    avatar: [],
    rights: { [page]: { ...everything, ...right } },
    approval_pages: [],
  };
}

interface Options {
  /** The path of the screen, where its own links lead. */
  path?: string;
  /** Where the person is. */
  at?: string;
  /** The page whose rights they have; the made-up entity's when absent. */
  page?: PageKey;
  /** What they may not do. */
  right?: Partial<PageRight>;
  /** Stands in the place of a screen that throws. */
  errorElement?: ReactNode;
}

/** The screen says only that loading has failed: an answer that does not fit its schema names the fields here. */
function printMisfit(error: Error, { queryKey }: { queryKey: QueryKey }) {
  if (error instanceof z.core.$ZodError)
    console.error(`Answer of ${JSON.stringify(queryKey)} does not fit its schema:\n${z.prettifyError(error)}`);
}

/** Renders a screen inside what every screen stands on, at an address, as a signed-in person. */
export function renderInApp(
  screen: ReactNode,
  { path = '/books', at = path, page = '/member/prefix', right = {}, errorElement }: Options = {},
) {
  // they outlive a test's page
  notifications.clean();
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 15_000 } },
    queryCache: new QueryCache({ onError: printMisfit }),
  });
  // fresh for an hour: on a busy machine a test may take longer than the person is fresh in the product
  client.setQueryData(meQuery.queryKey, personWith(page, right), { updatedAt: Date.now() + 3_600_000 });
  const router = createMemoryRouter(
    [
      { path, element: screen, errorElement },
      { path: '/elsewhere', element: <h1>elsewhere</h1> },
    ],
    { initialEntries: [at] },
  );
  const { container } = render(
    <LanguageProvider>
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
          <MessageArea />
        </QueryClientProvider>
      </MantineProvider>
    </LanguageProvider>,
  );
  return { container, client, router, search: () => new URLSearchParams(router.state.location.search) };
}
