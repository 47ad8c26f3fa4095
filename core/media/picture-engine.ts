import sharp from 'sharp';

// Of some twenty decoders in the library only these three ever run, whatever a file pretends to be: no SVG that fetches
// or expands, no PDF, no RAW.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Several pictures at a time instead of several threads for one: no less is done, and no picture waits for a large one.
sharp.concurrency(1);
// No picture is worked on twice, so that keeping decoded ones would only cost memory.
sharp.cache(false);

/** The library that decodes and encodes pictures, made safe for files of strangers; works outside of the event loop. */
export { sharp };
