/** Reason why a file is refused as an image. The message follows the name of a field: "is damaged". */
export class ImageFault extends Error {
  override readonly name = 'ImageFault';
}
