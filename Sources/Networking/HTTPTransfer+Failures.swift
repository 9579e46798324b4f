internal import CCurl

extension HTTPTransfer {
  /// The meaning of a result of libcurl.
  static func failure(_ result: CURLcode, of handle: UnsafeMutableRawPointer, reason: String)
    -> HTTPFailure
  {
    switch result {
    case CURLE_COULDNT_RESOLVE_HOST: .unknownHost
    case CURLE_COULDNT_CONNECT:
      .unreachable(errorNumber: Int32(earshot_curl_number(handle, CURLINFO_OS_ERRNO)))
    case CURLE_OPERATION_TIMEDOUT:
      earshot_curl_connect_time(handle) == 0 ? .notConnected : .timedOut
    case CURLE_PEER_FAILED_VERIFICATION:
      .certificate(verification(earshot_curl_number(handle, CURLINFO_SSL_VERIFYRESULT)))
    case CURLE_SSL_CACERT_BADFILE:
      .certificate("this system has no readable list of authorities")
    case CURLE_SSL_CONNECT_ERROR: .certificate("the handshake failed: \(words(reason, result))")
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR,
      CURLE_WEIRD_SERVER_REPLY:
      .cutOff
    // A response without a status line counts as HTTP/0.9; other schemes never connect.
    case CURLE_UNSUPPORTED_PROTOCOL where earshot_curl_connect_time(handle) > 0: .cutOff
    default: .other(words(reason, result))
    }
  }

  /// Why a certificate is not valid, by the numbers of OpenSSL's `X509_V_ERR_…`, which libcurl
  /// passes on.
  private static func verification(_ number: Int) -> String {
    switch number {
    // libcurl compares the names itself, after everything else.
    case 0: "it is for another host"
    case 9: "it is not valid yet"
    case 10: "it has expired"
    case 18, 19, 20, 21: "no authority that this system trusts has signed it"
    default: "its verification failed with number \(number)"
    }
  }

  private static func words(_ reason: String, _ result: CURLcode) -> String {
    reason.isEmpty ? String(cString: curl_easy_strerror(result)) : reason
  }
}
