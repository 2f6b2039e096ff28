import { expect, test } from 'vitest'
import { keyOf } from './key.ts'

test('arrows, space and both Enter keys have names', () => {
  expect(keyOf(undefined, { name: 'left' })).toEqual({ name: 'left' })
  expect(keyOf(' ', { name: 'space' })).toEqual({ name: 'space' })
  expect(keyOf('\r', { name: 'return' })).toEqual({ name: 'enter' })
  expect(keyOf('\n', { name: 'enter' })).toEqual({ name: 'enter' })
})

test('letters are returned in lower case', () => {
  expect(keyOf('R', { name: 'r' })).toEqual({ name: 'char', char: 'r' })
  expect(keyOf('7', { name: '7' })).toEqual({ name: 'char', char: '7' })
})

test('a Russian keyboard returns the Latin letter on the same key', () => {
  expect(keyOf('й', {})).toEqual({ name: 'char', char: 'q' })
  expect(keyOf('К', {})).toEqual({ name: 'char', char: 'r' })
})

test('Ctrl-C interrupts and Ctrl-Z suspends; other control keys are ignored', () => {
  expect(keyOf('\x03', { name: 'c', ctrl: true })).toEqual({ name: 'interrupt' })
  expect(keyOf('\x1a', { name: 'z', ctrl: true })).toEqual({ name: 'suspend' })
  expect(keyOf('\x01', { name: 'a', ctrl: true })).toBeUndefined()
})

test('F1 is help; unknown keys are ignored', () => {
  expect(keyOf('\x1bOP', { name: 'f1' })).toEqual({ name: 'char', char: '?' })
  expect(keyOf('\x1b[15~', { name: 'f5' })).toBeUndefined()
  expect(keyOf(undefined, {})).toBeUndefined()
})
