/** Where the public website shows a news item. */
export const newsPath = (newsId: number): string => `/news/${newsId}`;
