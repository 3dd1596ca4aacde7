/**
 * In place of what Next brings for browsers before Safari 15.4: the app's styles need Safari 16.4 and its like, which have all
 * of it but `URL.canParse`, which nothing here uses.
 */
export {};
