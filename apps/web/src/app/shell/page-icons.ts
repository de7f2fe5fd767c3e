import { IconFiles, IconId, IconNews, IconPointFilled, type TablerIcon } from '@tabler/icons-react';

/** The drawer's icons, by the name the server gives. */
const icons: Record<string, TablerIcon> = { badge: IconId, files: IconFiles, news: IconNews };

/** An unknown name is a page newer than this build: it gets a plain dot. */
export const pageIcon = (name: string): TablerIcon => icons[name] ?? IconPointFilled;
