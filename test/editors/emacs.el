;; Works at a file as a person would, and writes down what it saw (see desk.ts).  -*- lexical-binding: t -*-
(require 'cl-lib)
(require 'json)

(defun desk-wait-for (what condition)
  (with-timeout (300 (error "Waited in vain for %s" what))
    (while (not (funcall condition)) (accept-process-output nil 0.02))))

(defun desk-findings ()
  (mapcar (lambda (finding)
            `((from . ,(flymake-diagnostic-beg finding))
              (to . ,(flymake-diagnostic-end finding))
              (text . ,(substring-no-properties (flymake-diagnostic-text finding)))))
          (sort (flymake-diagnostics)
                (lambda (one other) (< (flymake-diagnostic-beg one) (flymake-diagnostic-beg other))))))

(defun desk-hover ()
  (let (hover)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq hover text)))
    (desk-wait-for "a hover" (lambda () hover))
    (substring-no-properties hover)))

(defun desk-act (title)
  "Takes the action TITLE from the menu at point."
  (cl-letf ((last-nonmenu-event ?\r) ; not the mouse, which would get another menu
            ((symbol-function 'completing-read) (lambda (&rest _) title))
            (before (buffer-string)))
    (call-interactively #'eglot-code-actions)
    (desk-wait-for title (lambda () (not (equal (buffer-string) before))))))

(defun desk-work ()
  (find-file (getenv "FILE"))
  ;; `eglot-ensure' waits for the end of a command, and there are no commands in batch mode.
  (run-hooks 'post-command-hook)
  (desk-wait-for "the server" #'eglot-current-server)
  (desk-wait-for "findings" (lambda () (flymake-start) (flymake-diagnostics)))
  (let* ((findings (desk-findings))
         (hover (desk-hover))
         (text (progn (forward-line 1) (desk-act (getenv "FIX")) (buffer-string))))
    (desk-wait-for "the findings of the new text"
                   (lambda ()
                     (eglot--signal-textDocument/didChange) ; which waits for an idle moment, too
                     (flymake-start)
                     (< (length (flymake-diagnostics)) (length findings))))
    `((version . ,emacs-version)
      (type . ,major-mode)
      (findings . ,(vconcat findings))
      (hover . ,hover)
      (text . ,text)
      (left . ,(vconcat (desk-findings))))))

(let ((seen (condition-case problem (desk-work)
              (error `((problem . ,(error-message-string problem)))))))
  (with-temp-file "seen.json" (insert (json-encode seen)))
  (set-buffer-modified-p nil)
  (kill-emacs))
