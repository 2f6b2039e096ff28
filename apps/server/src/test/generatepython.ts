/** The parts of an operation that a client needs. */
interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly security?: readonly unknown[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: unknown
}

/** The paths of an OpenAPI document. */
type Paths = { readonly [path: string]: { readonly [method: string]: Operation } }

const HEAD = `import json
import urllib.error
import urllib.parse
import urllib.request


class Refused(Exception):
    """What the server refused: its problem, as it says it."""


class Client:
    def __init__(self, server):
        self.server = server

    def _ask(self, method, path, token=None, body=None, query=None):
        known = {name: value for name, value in (query or {}).items() if value is not None}
        address = self.server + path + ("?" + urllib.parse.urlencode(known) if known else "")
        headers = {"accept": "application/json"}
        if body is not None:
            headers["content-type"] = "application/json"
        if token is not None:
            headers["authorization"] = "Bearer " + token
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(address, data, headers, method=method), timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            raise Refused(json.load(refused)["problem"]) from None
`

const snake = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const methodOf = (path: string, method: string, operation: Operation): string => {
  const named = (place: string): string[] =>
    (operation.parameters ?? []).filter(parameter => parameter.in === place).map(({ name }) => name)
  const [inPath, inQuery] = [named('path'), named('query')]
  const hasBody = operation.requestBody !== undefined
  const words = ['self', ...inPath, ...(hasBody ? ['body'] : []), 'token=None', ...inQuery.map(name => `${name}=None`)]
  const query = inQuery.map(name => `"${name}": ${name}`).join(', ')
  const given = `"${method.toUpperCase()}", f"${path}", token, ${hasBody ? 'body' : 'None'}, {${query}}`
  return `
    def ${snake(operation.operationId)}(${words.join(', ')}):
        """${operation.summary ?? ''}"""
        return self._ask(${given})
`
}

/** A Python client that needs only the standard library: one method for each operation except streams. */
export const generatePython = (paths: Paths): string =>
  HEAD +
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        path.endsWith('/events') ? [] : [methodOf(path, method, operation)],
      ),
    )
    .join('')
