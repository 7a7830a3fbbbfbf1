'use client';

import { useId, useState } from 'react';
import { Word } from '@/components/ui/word';
import { announce } from '@/lib/browser/feedback/announcer';
import { content, label, word, wording } from '@/lib/words/word';

/** Longer side, in pixels, to which a picture is scaled down for the analysis. */
const longestSide = 128;

async function colorsOf(file: File): Promise<readonly string[]> {
  const [{ imageColors }, picture] = await Promise.all([
    import('@/lib/theme-builder/image-colors'),
    createImageBitmap(file),
  ]);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot read pictures.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return imageColors(context.getImageData(0, 0, canvas.width, canvas.height).data);
}

/** Picks colors from a picture, which never leaves the reader's device. */
export function ImagePicker({
  onPick,
  disabled,
}: {
  onPick: (hex: string) => void;
  disabled?: boolean;
}) {
  const id = useId();
  const [colors, setColors] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setFailed(false);
    try {
      const found = await colorsOf(file);
      setColors(found);
      if (found[0]) onPick(found[0]);
      announce(
        wording('{count} colors extracted from the image.', { count: String(found.length) }),
      );
    } catch (error) {
      console.error('The image could not be read', error);
      setColors([]);
      setFailed(true);
    }
  };
  return (
    <div>
      <label className="mb-1 block text-label" htmlFor={id} {...content('Extract from image')} />
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={disabled}
        className="block w-full text-small file:me-3 file:min-h-9 file:cursor-pointer file:rounded-full file:border file:border-solid file:border-line-strong file:bg-page file:px-4 file:font-sans file:text-action file:text-primary-text hover:file:bg-hover disabled:file:text-text-off pointer-coarse:file:min-h-11"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {failed && (
        <p className="mt-1 text-small text-bad-text" role="alert">
          <Word text="This file could not be read as an image. Choose another one." />
        </p>
      )}
      {colors.length > 0 && (
        <div className="mt-2 flex gap-2" role="group" aria-label={word('Colors of the image')}>
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              className="size-9 rounded-m border border-line-strong forced-color-adjust-none pointer-coarse:size-11"
              style={{ background: color }}
              {...label('Use {color}', { color })}
              title={color}
              onClick={() => onPick(color)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
