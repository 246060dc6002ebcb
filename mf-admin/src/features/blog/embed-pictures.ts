const OWN_PICTURE = /src="(\/media\/[^"]+)"/g;

const asDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(picture);
  });

async function load(address: string): Promise<[address: string, data: string]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return [address, await asDataUrl(await response.blob())];
}

/**
 * Puts the pictures of the media store into an HTML text: a frame without an origin is refused them. One that cannot be had stays an
 * address.
 */
export async function embedPictures(html: string): Promise<string> {
  const addresses = new Set([...html.matchAll(OWN_PICTURE)].map(([, address = '']) => address));
  const loaded = await Promise.allSettled([...addresses].map(load));
  const data = new Map(loaded.filter((one) => one.status === 'fulfilled').map(({ value }) => value));
  return html.replace(OWN_PICTURE, (source, address: string) => (data.has(address) ? `src="${data.get(address)}"` : source));
}
