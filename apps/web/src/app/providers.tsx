import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../i18n/phrases.tsx';
import { MessageArea } from '../kit/notifications/message-area.tsx';
import { OverlayArea } from './overlay-area.tsx';
import { queryClient } from './query-client.ts';
import { cssVariables, theme } from './theme.ts';

/** The providers of every page. Calendars have their own. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          {children}
          {/* after the header, which it takes its place from */}
          <MessageArea />
          <OverlayArea />
        </QueryClientProvider>
      </MantineProvider>
    </LanguageProvider>
  );
}
