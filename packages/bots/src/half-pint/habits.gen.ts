export const HABITS: Int16Array = new Int16Array(45 * 29)
