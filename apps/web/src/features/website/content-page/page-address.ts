/** Where the public website shows a page. */
export const pagePath = (pageUrl: string): string => `/page/${pageUrl}`;
