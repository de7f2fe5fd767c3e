/** Path of a content page on the public website. */
export const pagePath = (pageUrl: string): string => `/page/${pageUrl}`;
