/** Where the public website shows an article. */
export const articlePath = (articleUrl: string): string => `/article/${articleUrl}`;
