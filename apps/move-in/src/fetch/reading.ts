/** Documented POST calls that only read. */
const readingPosts = /^\/(combo\/|combo_dc_param(_like)?\/WEB\/|combo_dc_group_(master|sub_a|sub_b)\/|get_web_con_activitys_user$)/;

/**
 * Whether a call cannot change the former system: any GET but of `/auth`, and the documented POST calls that only read. The client refuses
 * every other call, except its own sign-in.
 */
export function isReading(method: string, path: string): boolean {
  return method === 'GET' ? !/^\/auth\//i.test(path) : method === 'POST' && readingPosts.test(path);
}
