/** Path of a news item on the public website. */
export const newsPath = (newsId: number): string => `/news/${newsId}`;
