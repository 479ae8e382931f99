// Reads an uploaded file: the part named `file` of a multipart body.

export class Upload {
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: Buffer;

  constructor(fileName: string, mimeType: string, content: Buffer) {
    this.fileName = fileName;
    this.mimeType = mimeType;
    this.content = content;
  }

  /** For filters and logs, which show the name of a file and not its content. */
  toJSON(): { fileName: string; mimeType: string } {
    return { fileName: this.fileName, mimeType: this.mimeType };
  }
}

const HEADERS_END = '\r\n\r\n';

function readPart(part: Buffer): Upload | undefined {
  const headersEnd = part.indexOf(HEADERS_END);
  const headers = part.subarray(0, headersEnd).toString('utf8');
  const fileName = /\bfilename="([^"]*)"/i.exec(headers)?.[1];
  if (headersEnd < 0 || fileName === undefined || !/\bname="file"/i.test(headers)) {
    return undefined;
  }
  const mimeType = /^content-type: *([^\r\n]+)/im.exec(headers)?.[1] ?? 'application/octet-stream';
  // The line break before the next boundary is not part of the file.
  return new Upload(fileName, mimeType, part.subarray(headersEnd + HEADERS_END.length, part.length - 2));
}

/** Undefined when there is no such part. */
export function readUpload(contentType: string, body: Buffer): Upload | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  let from = body.indexOf(boundary);
  while (from >= 0 && boundary.length > 2) {
    const start = from + boundary.length + 2;
    const end = body.indexOf(boundary, start);
    const upload = end < 0 ? undefined : readPart(body.subarray(start, end));
    if (upload !== undefined) {
      return upload;
    }
    from = end;
  }
  return undefined;
}
