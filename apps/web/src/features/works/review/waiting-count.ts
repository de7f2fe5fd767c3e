export const waitingCountKey = ['review', 'count'];
