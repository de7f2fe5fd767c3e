/** Calls that change nothing although they are no GET: lookups, as documented, and signing in and out. */
const harmless =
  /^(\/combo_dc_|\/combo\/|\/get_web_con_activitys_user$|\/api\/getRoleUserWeb$|\/get_temp_key$|\/auth\/(signin|session|signout)(\/|$))/;

/** Whether a call would change something: in a trial (`WEB_BACKEND_ENABLED=false`) the app does not send it, and the server refuses it. */
export function isWriting(method: string, path: string): boolean {
  return !/^(GET|HEAD|OPTIONS)$/i.test(method) && !harmless.test(path);
}
