interface PictureNaming {
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: true;
}

/** A drawing with a name is one image to a screen reader; without one it is decoration. */
export function pictureNaming(label: string | undefined): PictureNaming {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}
