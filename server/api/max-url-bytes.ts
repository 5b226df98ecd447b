/**
 * Maximum length of a URL with its query, in bytes. Proxies and logs accept this much; longer requests must be sent
 * as a form.
 */
export const MAX_URL_BYTES = 16 * 1024;
