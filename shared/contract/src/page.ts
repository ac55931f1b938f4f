// What the channel's page and the scripts on it promise each other: the release tool writes it, the build and the shell
// rely on it.

/** Where the page's server offers the release store; published versions may have another address, see STORE_META. */
export const STORE_URL = '/releases/';

/** Name of the meta element with the store's address, where a deployment offers published versions elsewhere. */
export const STORE_META = 'vitae-store';

/** In the address: `?override=mf-ats@1.2.0`, and beside it what signs the link where the channel asks for that. */
export const OVERRIDE_PARAMETER = 'override';
export const OVERRIDE_KEY_PARAMETER = 'override_key';

/** The element into which the shell draws. */
export const ROOT_ELEMENT_ID = 'root';

/** The element that holds the channel as JSON. */
export const CHANNEL_ELEMENT_ID = 'vitae-channel';

/** Name of the meta element with the addresses, divided by blanks, of scripts of others that a deployment has configured. */
export const EXTERNAL_SCRIPTS_META = 'vitae-external-scripts';

/** Under which a version's container stands on `window`. It differs per version, so that a swap runs the new code. */
export function containerName(name: string, version: string): string {
  return `${name}@${version}`;
}
