export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Of a deployment without a mail server: every mail is an error in its log. */
export const noMailer: Mailer = {
  send: async () => {
    throw new Error('SMTP_URL is not set: this mail cannot be sent.');
  },
};
