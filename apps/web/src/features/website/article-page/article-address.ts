/** Path of an article on the public website. */
export const articlePath = (articleUrl: string): string => `/article/${articleUrl}`;
